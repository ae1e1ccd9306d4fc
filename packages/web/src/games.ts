import { registry as lines, type Registry } from "@roundtable/games/registry";
import type { Game } from "@roundtable/kernel";
import type { GameCover, GameModerator, GameTable } from "@roundtable/kit";
import type { GameText, Locale } from "@roundtable/language";
import { useEffect, useState } from "preact/hooks";

const registry: Registry = lines;

export const GAMES: readonly string[] = Object.keys(registry);

// Each room of a game is fetched when a page first wants it, and kept.

export const gameRules = kept(async (id): Promise<Game> => (await entry(id).rules()).game);
export const gameTable = kept(async (id): Promise<GameTable> => (await entry(id).table()).table);
export const gameCover = kept(async (id): Promise<GameCover> => (await entry(id).cover()).Cover);
const gameModerators = kept(async (id): Promise<GameModerator | null> => {
  const room = await entry(id).moderator?.();
  return room?.Moderator ?? null;
});
const texts: Readonly<Record<Locale, (id: string) => Promise<GameText>>> = {
  ru: kept(async (id) => (await entry(id).text()).texts.ru()),
  fr: kept(async (id) => (await entry(id).text()).texts.fr()),
  en: kept(async (id) => (await entry(id).text()).texts.en()),
};

export function gameText(id: string, locale: Locale): Promise<GameText> {
  return texts[locale](id);
}

export function hasModerator(id: string): boolean {
  return Object.hasOwn(registry, id) && registry[id]?.moderator !== undefined;
}

/** Null for a game that has none. */
export function gameModerator(id: string): Promise<GameModerator | null> {
  return gameModerators(id);
}

/** What a kept promise has brought; until then what the one before it brought, or null. */
export function useFetched<T>(promise: Promise<T>): T | null {
  const [fetched, setFetched] = useState<T | null>(null);
  useEffect(() => {
    let wanted = true;
    const take = async () => {
      const value = await promise;
      // A function would be taken for an update of the state.
      if (wanted) setFetched(() => value);
    };
    void take();
    return () => {
      wanted = false;
    };
  }, [promise]);
  return fetched;
}

function entry(id: string) {
  const found = Object.hasOwn(registry, id) ? registry[id] : undefined;
  if (found === undefined) throw new Error(`There is no game “${id}”.`);
  return found;
}

function kept<T>(fetch: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const promises = new Map<string, Promise<T>>();
  return (key) => {
    const before = promises.get(key);
    if (before !== undefined) return before;
    const promise = fetch(key);
    promises.set(key, promise);
    // A connection that was lost on the way must not be remembered.
    promise.catch(() => promises.delete(key));
    return promise;
  };
}
