import { type GameScreens, screens } from "@roundtable/games/screens";
import type { AdviceText, Locale } from "@roundtable/language";
import { loadOnce } from "../parts/lazy.ts";

const games: Readonly<Record<string, GameScreens>> = screens;

/** Whether this game has an adviser, which gives hints and reviews matches. */
export const isAdvised = loadOnce(
  async (id: string): Promise<boolean> => (await games[id]?.text())?.advice !== undefined,
);

/** The game's texts for the adviser's reasons; empty for a game without an adviser. */
export const gameAdvice = loadOnce(
  async (id: string, locale: Locale): Promise<AdviceText> =>
    (await (await games[id]?.text())?.advice?.[locale]()) ?? { reason: {} },
);
