import { type GameScreens, screens } from "@roundtable/games/screens";
import type { FactsText, Locale } from "@roundtable/language";
import { loadOnce } from "../../parts/lazy.ts";

const games: Readonly<Record<string, GameScreens>> = screens;

/** The names of the statistics of a seat; empty for a game that only records who won. */
export const gameFacts = loadOnce(
  async (id: string, locale: Locale): Promise<FactsText> =>
    (await (await games[id]?.text())?.facts?.[locale]()) ?? {},
);
