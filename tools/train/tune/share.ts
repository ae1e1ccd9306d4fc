import type { Tuned } from "@roundtable/bots";
import type { Registry } from "@roundtable/games/registry";
import { checkTable } from "@roundtable/kernel";
import { type Trial, tryOut } from "./trial.ts";

/** One worker's part of a round: every `of`-th game, starting with the `part`-th. */
export interface Share {
  /** The numbers of players, in turns. */
  readonly players: readonly number[];
  /** The number of games over all shares. */
  readonly games: number;
  readonly seed: string;
  readonly centre: readonly number[];
  readonly part: number;
  readonly of: number;
}

export async function tunedIn(registry: Registry, id: string): Promise<Tuned | null> {
  const found = await registry[id]?.tuned?.();
  return found?.tuned ?? null;
}

/** The trials of each game. */
export async function* playShare(
  registry: Registry,
  id: string,
  { players, games, seed, centre, part, of }: Share,
): AsyncGenerator<readonly Trial[], void> {
  const entry = registry[id];
  const tuned = await tunedIn(registry, id);
  if (entry === undefined || tuned === null) throw new Error(`Nothing is tuned in ${id}.`);
  const { game } = await entry.rules();
  for (let nth = part; nth < games; nth += of) {
    const seats = players[nth % players.length] ?? game.seats.usual;
    const { options } = checkTable(game, seats, {});
    yield tryOut({ game, tuned, options, players: seats, centre }, `${seed}/${nth}`, nth);
  }
}
