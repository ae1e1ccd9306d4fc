import { type GameScreens, screens } from "@roundtable/games/screens";
import type { Game } from "@roundtable/kernel";
import type { GameCover, GameModerator, GameTable } from "@roundtable/kit";
import type { CoachText, GameCard, GameText, Lessons, Locale, Still } from "@roundtable/language";
import { loadOnce } from "../parts/lazy.ts";

const games: Readonly<Record<string, GameScreens>> = screens;

export const CARDS: readonly (readonly [id: string, card: GameCard])[] = Object.entries(games).map(
  ([id, { card }]) => [id, card],
);

/** The leaderboard of the first game, which links to the others. */
export const LEADERBOARD = `/best/${CARDS[0]?.[0] ?? ""}`;

/** undefined for a game that the server knows and this page does not */
export function gameCard(id: string): GameCard | undefined {
  return known(id)?.card;
}

// Each part of a game is loaded when a page first needs it.

export const gameRules = loadOnce(async (id: string): Promise<Game> => (await screensOf(id).rules()).game);
export const gameTable = loadOnce(
  async (id: string): Promise<GameTable> => (await screensOf(id).table()).table,
);
export const gameCover = loadOnce(
  async (id: string): Promise<GameCover> => (await screensOf(id).cover()).Cover,
);
export const gameText = loadOnce(async (id: string, locale: Locale): Promise<GameText> =>
  (await screensOf(id).text()).texts[locale](),
);
export const gameCoach = loadOnce(async (id: string, locale: Locale): Promise<CoachText> =>
  (await screensOf(id).text()).coaches[locale](),
);

/** null for a game without one */
export const gameModerator = loadOnce(
  async (id: string): Promise<GameModerator | null> => (await screensOf(id).moderator?.())?.Moderator ?? null,
);

/** empty for a game without lessons */
export const gameLessons = loadOnce(
  async (id: string): Promise<Lessons> => (await known(id)?.tutorial?.())?.lessons ?? {},
);
export const gameStills = loadOnce(
  async (id: string): Promise<readonly Still[]> => (await known(id)?.tutorial?.())?.stills ?? [],
);

export function teaches(id: string): boolean {
  return known(id)?.tutorial !== undefined;
}

export function hasModerator(id: string): boolean {
  return known(id)?.moderator !== undefined;
}

/** Prefetches what a table of this game will need. */
export function prefetchGame(id: string, locale: Locale): void {
  for (const wanted of [gameRules(id), gameText(id, locale), gameTable(id)]) wanted.catch(() => {});
}

function known(id: string): GameScreens | undefined {
  return Object.hasOwn(games, id) ? games[id] : undefined;
}

function screensOf(id: string): GameScreens {
  const game = known(id);
  if (game === undefined) throw new Error(`There is no game “${id}”.`);
  return game;
}
