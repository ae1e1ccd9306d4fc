import type { Seat } from "@roundtable/kernel";
import type { Chances, Changes } from "./review.ts";
import type { Sides } from "./sides.ts";

interface Lost {
  readonly seat: Seat;
  readonly cost: number;
  readonly sides: Sides | null;
  /** By seat, what the others seem to gain, and what they may hope for anyway; asked only where it matters. */
  readonly gains: () => Changes;
  readonly hopes: Chances;
}

/**
 * By seat, what a decision of this cost has changed: nobody loses more than others gain. Everybody on the same side
 * loses as much, and the other side gains it; where everybody plays alone the others share it.
 */
export function changesBy({ seat, cost, sides, gains, hopes }: Lost): Changes {
  const others = hopes.filter((_, at) => at !== seat);
  if (cost === 0) return hopes.map(() => 0);
  if (sides !== null) return hopes.map((_, at) => (sides[at] === sides[seat] ? 0 - cost : cost));
  const weights = others.length < 2 ? others.map(() => 1) : weightsOf(gains().toSpliced(seat, 1), others);
  return shared(cost, weights).toSpliced(seat, 0, 0 - cost);
}

/** As they seem to gain; else by what they may hope for, or all alike. */
function weightsOf(gains: Changes, hopes: Chances): readonly number[] {
  const gained = gains.map((gain) => Math.max(0, gain));
  const alike = gains.map(() => 1);
  return [gained, hopes, alike].find((weights) => weights.some((one) => one > 0)) ?? alike;
}

/** In whole numbers that add up to it. */
function shared(cost: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, one) => sum + one, 0);
  let [sum, given] = [0, 0];
  return weights.map((weight) => {
    sum += weight;
    const share = Math.round((cost * sum) / all) - given;
    given += share;
    return share;
  });
}
