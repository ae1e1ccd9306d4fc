import { type GameScreens, screens } from "@roundtable/games/screens";
import { type FactsText, isLocale, type Locale } from "@roundtable/language";
import { kept } from "../../games.ts";

const games: Readonly<Record<string, GameScreens>> = screens;

/** By game and language; nothing for a game that remembers no more than who has won. */
const facts = kept(async (key): Promise<FactsText> => {
  const [id = "", locale = ""] = key.split(" ");
  const text = await games[id]?.text();
  return (isLocale(locale) ? await text?.facts?.[locale]() : undefined) ?? {};
});

/** What the facts of a seat are called in this language. */
export function gameFacts(id: string, locale: Locale): Promise<FactsText> {
  return facts(`${id} ${locale}`);
}
