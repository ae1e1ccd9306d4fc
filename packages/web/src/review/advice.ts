import { type GameScreens, screens } from "@roundtable/games/screens";
import { type AdviceText, isLocale, type Locale } from "@roundtable/language";
import { kept } from "../games.ts";

const games: Readonly<Record<string, GameScreens>> = screens;

interface Advice {
  /** Null for a game whose reasons have no words. */
  readonly text: AdviceText | null;
}

/** Whether matches of this game can be reviewed. */
export const isAdvised = kept(async (id) => (await games[id]?.text())?.advice !== undefined);

/** By game and language. */
const advice = kept(async (key): Promise<Advice> => {
  const [id = "", locale = ""] = key.split(" ");
  const text = await games[id]?.text();
  return { text: (isLocale(locale) ? await text?.advice?.[locale]() : undefined) ?? null };
});

/** How the game words what its adviser has seen. */
export function gameAdvice(id: string, locale: Locale): Promise<Advice> {
  return advice(`${id} ${locale}`);
}
