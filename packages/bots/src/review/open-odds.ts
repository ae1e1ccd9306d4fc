import {
  type Chance,
  chanceOf,
  copyOf,
  type Game,
  type Header,
  RecordingDealer,
  type Seat,
  seatsOf,
  seeded,
  type Shape,
} from "@roundtable/kernel";
import type { Adviser } from "../adviser.ts";
import { CERTAIN, type Chances, wholeChance } from "./review.ts";
import type { Sides } from "./sides.ts";

/** The number of dealt tables whose average gives everybody's chances before the deal. */
const DEALS = 16;
/** The effort of each try: an average over many needs less. */
const EACH = 0.35;

interface Given<S extends Shape> {
  readonly game: Game<S>;
  readonly adviser: Adviser<S>;
  readonly seats: number;
  readonly seed: string;
  readonly effort: number;
}

/** Everybody's chances with nothing hidden. The same position is always judged with the same chance. */
export class OpenOdds<S extends Shape> {
  readonly #given: Given<S>;

  constructor(given: Given<S>) {
    this.#given = given;
  }

  at(state: S["state"], share = 1): Chances {
    const { game, adviser, seats, effort } = this.#given;
    const outcome = game.outcome(state);
    if (outcome !== null) return seatsOf(seats).map((seat) => (outcome.winners.includes(seat) ? CERTAIN : 0));
    const odds = adviser.odds(copyOf(game, state), this.chance("odds"), effort * share);
    return seatsOf(seats).map((seat) => wholeChance(odds[seat] ?? 0));
  }

  /** The chances before anything is dealt. Where sides are dealt, everybody may end up on any side. */
  beforeTheDeal({ seats, options }: Pick<Header<S>, "seats" | "options">, sides: Sides | null): Chances {
    const { game } = this.#given;
    const dealt = this.#average(DEALS, (nth) => game.setup(seats, options, this.#dealer(`deal ${nth}`)));
    if (sides === null) return dealt;
    const all = dealt.reduce((sum, chance) => sum + chance, 0);
    return dealt.map(() => Math.round(all / seats));
  }

  /** One random continuation after this answer. */
  afterOnce(state: S["state"], seat: Seat, answer: S["answer"], seed: string): Chances {
    const { game } = this.#given;
    const copy = copyOf(game, state);
    game.apply(copy, seat, answer, this.#dealer(seed));
    return this.at(copy, EACH);
  }

  /** A state that this seat cannot tell from the given one. */
  redealt(state: S["state"], seat: Seat, seed: string): S["state"] {
    return this.#given.game.redeal(state, seat, this.chance(seed));
  }

  chance(seed: string): Chance {
    return chanceOf(seeded(`${this.#given.seed} ${seed}`));
  }

  #average(times: number, stateOf: (nth: number) => S["state"]): Chances {
    let sums: number[] = [];
    for (let nth = 0; nth < times; nth++)
      sums = this.at(stateOf(nth), EACH).map((chance, seat) => chance + (sums[seat] ?? 0));
    return sums.map((sum) => Math.round(sum / times));
  }

  #dealer(seed: string): RecordingDealer<S["event"]> {
    return new RecordingDealer(seeded(`${this.#given.seed} ${seed}`), 0);
  }
}
