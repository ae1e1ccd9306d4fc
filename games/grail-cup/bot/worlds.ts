import type { Chance, Seat } from "@roundtable/kernel";
import { game } from "../rules/index.ts";
import type { State } from "../rules/state.ts";
import { likelyKept } from "./habits.ts";

/** How many worlds are sampled and weighed at first; likelier ones are then used more often. */
const POOL = 128;

/** The share of random picks, in which any card is equally likely. */
const WHIM = 0.1;

/** Steps of the golden ratio spread evenly over the pool, so that each world is used in proportion to its weight. */
const STRIDE = (Math.sqrt(5) - 1) / 2;

/**
 * Samples worlds that agree with what a seat knows. Every hand that the seat has passed on is remembered. A world is
 * used more often the likelier the others' picks are in it.
 */
export class Worlds {
  readonly #seat: Seat;
  readonly #world: State;
  readonly #chance: Chance;
  readonly #met: State[] = [];
  readonly #pool: State[] = [];
  /** The cumulative weights of the pool. */
  readonly #weights: number[] = [];

  constructor(seat: Seat, world: State, chance: Chance, pool = POOL) {
    this.#seat = seat;
    this.#world = world;
    this.#chance = chance;
    if (!saysAnything(world, seat)) return;
    let sum = 0;
    for (let nth = 0; nth < pool; nth++) {
      const dealt = game.redeal(world, seat, chance);
      sum += likelihood(dealt, seat);
      this.#pool.push(dealt);
      this.#weights.push(sum);
    }
  }

  /** The nth world, always the same. */
  at(nth: number): State {
    return (this.#met[nth] ??= this.#next(nth));
  }

  #next(nth: number): State {
    if (this.#pool.length === 0) return game.redeal(this.#world, this.#seat, this.#chance);
    const all = this.#weights.at(-1) ?? 0;
    const wanted = all * (((nth + 1) * STRIDE) % 1);
    const found = this.#pool[this.#weights.findIndex((sum) => sum > wanted)];
    return found ?? this.#world;
  }
}

/** Whether there is a pick that makes some worlds likelier than others. */
function saysAnything({ round }: State, seat: Seat): boolean {
  return round.picks.some((pick) => pick.seat !== seat && pick.kept > round.calls.length);
}

/**
 * How likely the others would have picked as they did in this world. A player who has shown their ally since has moved.
 * Where they stood when they chose is no longer known, so they do not count.
 */
function likelihood(state: State, seat: Seat): number {
  const { picks, calls } = state.round;
  let likely = 1;
  for (const [nth, pick] of picks.entries()) {
    if (pick.seat === seat || pick.kept <= calls.length) continue;
    const usual = likelyKept(state, pick.seat, pick.hand, nth)[pick.hand.indexOf(pick.kept)] ?? 0;
    likely *= (1 - WHIM) * usual + WHIM / pick.hand.length;
  }
  return likely;
}
