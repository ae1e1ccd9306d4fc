import { type GameScreens, screens } from "@roundtable/games/screens";
import { type AdviceText, isLocale, type Locale } from "@roundtable/language";
import { kept } from "../games.ts";

const games: Readonly<Record<string, GameScreens>> = screens;

/** By game and language; nothing for a game that has no adviser. */
const advice = kept(async (key): Promise<AdviceText> => {
  const [id = "", locale = ""] = key.split(" ");
  const text = await games[id]?.text();
  return (isLocale(locale) ? await text?.advice?.[locale]() : undefined) ?? { reason: {} };
});

/** What the adviser of a game has seen, in this language. */
export function gameAdvice(id: string, locale: Locale): Promise<AdviceText> {
  return advice(`${id} ${locale}`);
}
