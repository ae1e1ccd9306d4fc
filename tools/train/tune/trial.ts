import type { Tuned } from "@roundtable/bots";
import {
  type Chance,
  chanceOf,
  type Game,
  type OptionValues,
  type Seat,
  seatsOf,
  seeded,
} from "@roundtable/kernel";
import { play } from "../../play.ts";

/** A seat that has played by numbers of its own. */
export interface Trial {
  /** How far each number was off, in spreads, by the order of the constants. */
  readonly strays: readonly number[];
  /** By how many points it was ahead of those who play as ever, at the end. */
  readonly ahead: number;
}

export interface TrialTable {
  readonly game: Game;
  readonly tuned: Tuned;
  readonly options: OptionValues;
  readonly players: number;
  /** From where it is tried out to all sides. */
  readonly centre: readonly number[];
}

const CAP = 20_000;

/** One game in which every second seat strays in its own way; what each of them came to. */
export function tryOut(table: TrialTable, seed: string, nth: number): readonly Trial[] {
  const { game, tuned, options, players, centre } = table;
  const chance = chanceOf(seeded(`${seed}/strays`));
  const tries = seatsOf(players)
    .filter((seat) => (seat + nth) % 2 === 0)
    .map((seat) => ({ seat, strays: centre.map(() => straying(chance)) }));
  const bots = seatsOf(players).map((seat) => {
    const trying = tries.find((one) => one.seat === seat);
    if (trying === undefined) return tuned.rival;
    const at = centre.map((value, index) => value + (trying.strays[index] ?? 0));
    return tuned.botOf(constantsAt(tuned, at));
  });
  const { state, outcome } = play(game, { options, bots, seed, cap: CAP });
  if (outcome === null) return [];
  const points = (seat: Seat) =>
    game.statistics?.facts?.(state, seat).points ?? (outcome.winners.includes(seat) ? 1 : 0);
  const others = seatsOf(players).filter((seat) => !tries.some((one) => one.seat === seat));
  const average = others.reduce((sum, seat) => sum + points(seat), 0) / others.length;
  return tries.map(({ seat, strays }) => ({ strays, ahead: points(seat) - average }));
}

/** The numbers that lie so many spreads from those of the source, by the order of the constants. */
export function constantsAt({ constants, spread }: Tuned, at: readonly number[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(constants).map(([name, value], nth) => [
      name,
      value + (at[nth] ?? 0) * (spread[name] ?? 0),
    ]),
  );
}

const FINE = 1_000_000;

/** By the bell, one spread on average. */
function straying(chance: Chance): number {
  const [one, other] = [(chance.pick(FINE) + 1) / FINE, chance.pick(FINE) / FINE];
  return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other);
}
