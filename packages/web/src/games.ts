import { registry as lines, type Registry } from "@roundtable/games/registry";
import type { Game } from "@roundtable/kernel";
import type { GameText, Locale } from "@roundtable/language";
import { useEffect, useState } from "preact/hooks";
import type { GameCover, GameTable } from "./kit/index.ts";

const registry: Registry = lines;

export const GAMES: readonly string[] = Object.keys(registry);

// Each room of a game is fetched when a page first wants it, and kept.

export const gameRules = kept(async (id): Promise<Game> => (await entry(id).rules()).game);
export const gameTable = kept(async (id): Promise<GameTable> => (await entry(id).table()).table);
export const gameCover = kept(async (id): Promise<GameCover> => (await entry(id).cover()).Cover);
const gameTexts = kept(async (id) => (await entry(id).text()).texts);

export async function gameText(id: string, locale: Locale): Promise<GameText> {
  return (await gameTexts(id))[locale]();
}

/** What has been fetched so far; null before. */
export function useFetched<T>(fetch: () => Promise<T>, of: readonly unknown[]): T | null {
  const [fetched, setFetched] = useState<T | null>(null);
  useEffect(() => {
    let wanted = true;
    void fetch().then((value) => {
      if (wanted) setFetched(() => value);
    });
    return () => {
      wanted = false;
    };
  }, of);
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
