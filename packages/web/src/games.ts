import { type GameScreens, screens } from "@roundtable/games/screens";
import type { Game } from "@roundtable/kernel";
import type { GameCover, GameModerator, GameTable } from "@roundtable/kit";
import type { CoachText, GameCard, GameText, Lessons, Locale, Still } from "@roundtable/language";
import { useEffect, useState } from "preact/hooks";

const games: Readonly<Record<string, GameScreens>> = screens;

export const CARDS: readonly (readonly [id: string, card: GameCard])[] = Object.entries(games).map(
  ([id, { card }]) => [id, card],
);

/** Of the first game; the page leads to those of the others. */
export const LEADERBOARD = `/best/${CARDS[0]?.[0] ?? ""}`;

/** Undefined for a game that the server plays and this page does not know yet. */
export function gameCard(id: string): GameCard | undefined {
  return known(id)?.card;
}

// Each room of a game is fetched when a page first wants it, and kept.

export const gameRules = kept(async (id): Promise<Game> => (await roomsOf(id).rules()).game);
export const gameTable = kept(async (id): Promise<GameTable> => (await roomsOf(id).table()).table);
export const gameCover = kept(async (id): Promise<GameCover> => (await roomsOf(id).cover()).Cover);
const gameModerators = kept(async (id): Promise<GameModerator | null> => {
  const room = await roomsOf(id).moderator?.();
  return room?.Moderator ?? null;
});
export function teaches(id: string): boolean {
  return known(id)?.tutorial !== undefined;
}

/** None for a game that teaches nothing. */
export const gameLessons = kept(
  async (id): Promise<Lessons> => (await known(id)?.tutorial?.())?.lessons ?? {},
);
export const gameStills = kept(
  async (id): Promise<readonly Still[]> => (await known(id)?.tutorial?.())?.stills ?? [],
);
const texts: Readonly<Record<Locale, (id: string) => Promise<GameText>>> = {
  ru: kept(async (id) => (await roomsOf(id).text()).texts.ru()),
  fr: kept(async (id) => (await roomsOf(id).text()).texts.fr()),
  en: kept(async (id) => (await roomsOf(id).text()).texts.en()),
};

export function gameText(id: string, locale: Locale): Promise<GameText> {
  return texts[locale](id);
}

const coaches: Readonly<Record<Locale, (id: string) => Promise<CoachText>>> = {
  ru: kept(async (id) => (await roomsOf(id).text()).coaches.ru()),
  fr: kept(async (id) => (await roomsOf(id).text()).coaches.fr()),
  en: kept(async (id) => (await roomsOf(id).text()).coaches.en()),
};

export function gameCoach(id: string, locale: Locale): Promise<CoachText> {
  return coaches[locale](id);
}

export function hasModerator(id: string): boolean {
  return known(id)?.moderator !== undefined;
}

/** Null for a game that has none. */
export function gameModerator(id: string): Promise<GameModerator | null> {
  return gameModerators(id);
}

/** What a table of this game will want, on its way before the table is there. */
export function fetchAhead(id: string, locale: Locale): void {
  for (const wanted of [gameRules(id), gameText(id, locale), gameTable(id)]) wanted.catch(() => {});
}

/** What promises that are kept have brought. */
const brought = new WeakMap<Promise<unknown>, unknown>();

/** What a kept promise has brought, at once where it came before; until then what the one before it brought, or null. */
export function useFetched<T>(promise: Promise<T>): T | null {
  const there = brought.get(promise) as T | undefined;
  const [fetched, setFetched] = useState<T | null>(() => there ?? null);
  useEffect(() => {
    let wanted = true;
    const take = async () => {
      const value = await promise;
      // A function would be taken for an update of the state.
      if (wanted) setFetched(() => value);
    };
    // Without a connection it is not there; whoever wants it again asks again.
    take().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [promise]);
  return there ?? fetched;
}

function known(id: string): GameScreens | undefined {
  return Object.hasOwn(games, id) ? games[id] : undefined;
}

function roomsOf(id: string): GameScreens {
  const rooms = known(id);
  if (rooms === undefined) throw new Error(`There is no game “${id}”.`);
  return rooms;
}

/** What is fetched once for each key, and again only where it failed. */
export function kept<T, Key extends string = string>(
  fetch: (key: Key) => Promise<T>,
): (key: Key) => Promise<T> {
  const promises = new Map<Key, Promise<T>>();
  return (key) => {
    const before = promises.get(key);
    if (before !== undefined) return before;
    const promise = fetch(key);
    promises.set(key, promise);
    promise.then(
      (value) => brought.set(promise, value),
      // A connection that was lost on the way must not be remembered.
      () => promises.delete(key),
    );
    return promise;
  };
}
