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

/** The result of a seat that played with changed constants. */
export interface Trial {
  /** How far each constant was changed, in spreads, in their order. */
  readonly strays: readonly number[];
  /** Its lead in points over the unchanged seats at the end. */
  readonly ahead: number;
}

export interface TrialTable {
  readonly game: Game;
  readonly tuned: Tuned;
  readonly options: OptionValues;
  readonly players: number;
  /** The centre of the changes. */
  readonly centre: readonly number[];
}

const CAP = 20_000;

/** Plays one game in which every second seat has changed constants; returns the result of each of them. */
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

/** The constants at this many spreads from those of the source, in their order. */
export function constantsAt({ constants, spread }: Tuned, at: readonly number[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(constants).map(([name, value], nth) => [
      name,
      value + (at[nth] ?? 0) * (spread[name] ?? 0),
    ]),
  );
}

const FINE = 1_000_000;

/** A normally distributed change, with a deviation of one spread. */
function straying(chance: Chance): number {
  const [one, other] = [(chance.pick(FINE) + 1) / FINE, chance.pick(FINE) / FINE];
  return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other);
}
