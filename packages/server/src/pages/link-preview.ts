import type { IncomingHttpHeaders } from "node:http";
import type { Locale } from "@roundtable/language";
import type { Tables } from "../live/tables.ts";
import { preferredLocale } from "../common/preferred-locale.ts";
import { isRefusal } from "@roundtable/host/refusal";
import type { Games } from "@roundtable/host/games";

interface PreviewText {
  readonly title: (game: string) => string;
  readonly players: (names: readonly string[]) => string;
  readonly bot: string;
}

export const PREVIEW_TEXTS: Readonly<Record<Locale, PreviewText>> = {
  en: {
    title: (game) => `${game}: replay`,
    players: (names) =>
      `Played by ${names.join(", ")}. Move by move, through any player’s eyes or with everything face up.`,
    bot: "a bot",
  },
  fr: {
    title: (game) => `${game}\u00a0: revoir la partie`,
    players: (names) =>
      `À la table\u00a0: ${names.join(", ")}. Coup par coup, du point de vue de chacun ou cartes sur table.`,
    bot: "un robot",
  },
  ru: {
    title: (game) => `${game}: запись партии`,
    players: (names) =>
      `За столом: ${names.join(", ")}. Ход за ходом, глазами любого игрока или с открытыми картами.`,
    bot: "бот",
  },
};

/**
 * Tags for the head of a replay's page, from which other sites make a link preview. A match that is not over has none, like
 * a match that does not exist.
 */
export async function linkPreview(
  games: Games,
  tables: Tables,
  {
    id,
    publicUrl,
    headers,
  }: { readonly id: string; readonly publicUrl: URL | null; readonly headers: IncomingHttpHeaders },
): Promise<string> {
  const file = await tables.matchFile(id);
  if (isRefusal(file)) return "";
  const text = PREVIEW_TEXTS[preferredLocale(headers["accept-language"])];
  const { game } = file.log.header;
  const name = await games.nameOf(game, preferredLocale(headers["accept-language"]));
  const bots = new Set(file.bots);
  const people = file.names.filter((_, seat) => !bots.has(seat));
  const players =
    bots.size === 0 ? people : [...people, bots.size === 1 ? text.bot : `${text.bot} ×\u00a0${bots.size}`];
  const origin = publicUrl?.origin ?? `http://${headers.host ?? ""}`;
  return [
    ["og:type", "website"],
    ["og:site_name", "Roundtable"],
    ["og:title", text.title(name)],
    ["og:description", text.players(players)],
    ["og:url", `${origin}/t/${id}/replay`],
    ["og:image", `${origin}/preview/${game}.jpg`],
    ["twitter:card", "summary_large_image"],
  ]
    .map(([property = "", content = ""]) => `<meta property="${property}" content="${escaped(content)}" />`)
    .join("");
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
