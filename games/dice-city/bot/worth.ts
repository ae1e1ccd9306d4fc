import type { Seat } from "@roundtable/kernel";
import { cellAt, playerAt, SPOTS, spotUnder, unspentDice } from "../rules/city.ts";
import type { Card, Spot } from "../rules/index.ts";
import type { State } from "../rules/state.ts";
import { CityWorth } from "./city-worth.ts";
import { harvest } from "./harvest.ts";
import type { Expected, Outlook } from "./outlook.ts";
import { Raiding } from "./raiding.ts";
import { Shopping } from "./shopping.ts";
import { WEIGHTS } from "./weights.ts";

/** What the positions of one turn are worth to the player whose turn it is, in points. */
export class TurnWorth {
  readonly city: CityWorth;
  readonly #state: State;
  readonly #seat: Seat;
  readonly #expected: Expected;
  #shopping: Shopping | null = null;
  #raiding: Raiding | null = null;

  constructor(state: State, seat: Seat, outlook: Outlook) {
    this.#state = state;
    this.#seat = seat;
    const { turns, ending } = (this.#expected = outlook(state, seat));
    this.city = new CityWorth(state, playerAt(state, seat), turns, ending);
  }

  get shopping(): Shopping {
    return (this.#shopping ??= new Shopping(this.#state, this.city, this.#expected.turns));
  }

  get raiding(): Raiding {
    return (this.#raiding ??= new Raiding(this.#state, this.#expected));
  }

  /** With every die that is not spent simply used where it stands. */
  withDice(state: State): number {
    const player = playerAt(state, this.#seat);
    return this.#of(
      state,
      unspentDice(player).map((die) => spotUnder(player, die)),
    );
  }

  /** With the dice step ended here. */
  asItIs(state: State): number {
    return this.#of(state, []);
  }

  /** What a turn of this worth brings, beyond the points that its player has already. */
  gain(worth: number): number {
    const { market } = this.#state;
    const armies = market.piles["regular-army"] * this.city.place("regular-army").gain;
    return worth + armies - playerAt(this.#state, this.#seat).tokens;
  }

  /** Where this card does most. */
  spotFor(card: Card): Spot {
    return this.city.place(card).spot;
  }

  #of(state: State, dice: readonly Spot[]): number {
    const { turn, market } = state;
    const player = playerAt(state, this.#seat);
    const { strength, banditStrength, trainingCamps, mints, blacksmiths } = turn;
    const purse = harvest(
      player,
      dice,
      { ...player.stock, strength, banditStrength, camps: trainingCamps, points: player.tokens },
      mints,
      blacksmiths,
    );
    const asleep = SPOTS.filter((spot) => cellAt(player, spot).off).length;
    return (
      purse.points +
      this.shopping.worth(purse) +
      this.raiding.worth(purse.strength, purse.banditStrength, purse.camps) +
      // In the last turn a pass token is worth nothing, but better than nothing.
      player.passTokens * (this.#expected.turns > 0 ? WEIGHTS.pass : 0.01) -
      asleep * Math.min(WEIGHTS.asleep, this.#expected.turns * 0.25) -
      // Every army that a Barracks took makes the pile smaller.
      market.piles["regular-army"] * this.city.place("regular-army").gain
    );
  }
}
