import { type GameScreens, screens } from "@roundtable/games/screens";
import type { AdviceText, Locale } from "@roundtable/language";
import { loadOnce } from "../parts/lazy.ts";

const games: Readonly<Record<string, GameScreens>> = screens;

/** Whether this game has an adviser: one that gives hints and reviews matches. */
export const isAdvised = loadOnce(
  async (id: string): Promise<boolean> => (await games[id]?.text())?.advice !== undefined,
);

/** How the game words what its adviser has seen; no words at all for a game that has no adviser. */
export const gameAdvice = loadOnce(
  async (id: string, locale: Locale): Promise<AdviceText> =>
    (await (await games[id]?.text())?.advice?.[locale]()) ?? { reason: {} },
);
