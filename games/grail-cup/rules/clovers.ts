import { type Chance, shuffled } from "@roundtable/kernel";
import { boardNamed } from "./board.ts";
import { type Space, type Token, TOKEN_COUNT, TOKENS } from "./pieces.ts";
import type { Clovers, Lying, Pooled } from "./state.ts";

/** GC-2: one token face down on each clover space, the rest in the reserve. */
export function layTokens(board: string, chance: Chance): Clovers {
  const all = TOKENS.flatMap((token) => Array.from({ length: TOKEN_COUNT[token] }, () => token));
  const pool: Pooled[] = shuffled(chance, all).map((token) => ({ token, since: 0 }));
  const track: Record<Space, Lying> = {};
  for (const [name, space] of boardNamed(board).clovers.entries()) {
    const pooled = pool[name];
    if (pooled !== undefined) track[space] = { ...pooled, name, laid: 0, seenBy: [], rememberedBy: [] };
  }
  const laid = Object.keys(track).length;
  return {
    track,
    reserve: pool.slice(laid),
    turnedUp: null,
    replaced: 0,
    rearrangements: [],
    nextName: laid,
  };
}

export function tokenOn(clovers: Clovers, space: Space): Lying {
  const lying = clovers.track[space];
  if (lying === undefined) throw new Error(`No token lies on space ${space}.`);
  return lying;
}

/** Of a rearrangement only those tokens matter that still lie as Merlin left them, and only while there are two. */
export function forget(clovers: Clovers, gone: readonly number[]): void {
  clovers.rearrangements = clovers.rearrangements.flatMap(({ by, names }) => {
    const left = names.filter((name) => !gone.includes(name));
    return left.length < 2 ? [] : [{ by, names: left }];
  });
}

export function whatLiesOn(clovers: Clovers, spaces: readonly Space[]): { tokens: Token[]; names: number[] } {
  return { tokens: tokensOn(clovers, spaces), names: spaces.map((space) => tokenOn(clovers, space).name) };
}

export function tokensOn(clovers: Clovers, spaces: readonly Space[]): Token[] {
  return spaces.map((space) => tokenOn(clovers, space).token);
}
