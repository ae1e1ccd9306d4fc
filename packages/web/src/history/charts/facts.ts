import { type GameScreens, screens } from "@roundtable/games/screens";
import type { FactsText, Locale } from "@roundtable/language";
import { loadOnce } from "../../parts/lazy.ts";

const games: Readonly<Record<string, GameScreens>> = screens;

/** What the facts of a seat are called; nothing for a game that remembers no more than who has won. */
export const gameFacts = loadOnce(
  async (id: string, locale: Locale): Promise<FactsText> =>
    (await (await games[id]?.text())?.facts?.[locale]()) ?? {},
);
