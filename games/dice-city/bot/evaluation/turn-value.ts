import type { Seat } from "@roundtable/kernel";
import { playerAt, spotUnder, unspentDice } from "../../rules/city.ts";
import { type Amounts, type Card, ROWS, type Spot } from "../../rules/index.ts";
import type { State } from "../../rules/state.ts";
import { CityWorth } from "./city-value.ts";
import { afterExchange, EXCHANGED } from "./exchange.ts";
import { harvest, type Purse } from "./harvest.ts";
import type { Expected, Outlook } from "./outlook.ts";
import { Raiding } from "./raiding.ts";
import { Shopping } from "./shopping.ts";
import { type Means, Spoils } from "./spoils.ts";

/** What the positions of one turn are worth to the player whose turn it is, in points. */
export class TurnWorth {
  readonly city: CityWorth;
  readonly expected: Expected;
  readonly #state: State;
  readonly #seat: Seat;
  #shopping: Shopping | null = null;
  #raiding: Raiding | null = null;
  #spoils: Spoils | null = null;
  #exchanged: readonly Shopping[] | null = null;

  constructor(state: State, seat: Seat, outlook: Outlook) {
    this.#state = state;
    this.#seat = seat;
    this.expected = outlook(state, seat);
    this.city = new CityWorth(state, playerAt(state, seat), this.expected);
  }

  get shopping(): Shopping {
    return (this.#shopping ??= new Shopping(this.#state, this.city, this.expected));
  }

  get raiding(): Raiding {
    return (this.#raiding ??= new Raiding(this.#state, this.expected));
  }

  get #robbing(): Spoils {
    return (this.#spoils ??= new Spoils(this.#state, this.raiding, this.expected));
  }

  /** With every die that is not spent simply used where it stands. */
  withDice(state: State): number {
    return this.#of(state, this.#purse(state, this.#unspent(state)), this.shopping);
  }

  /** With the dice step ended here. */
  asItIs(state: State): number {
    return this.#of(state, this.#purse(state, []), this.shopping);
  }

  /** With the dice simply used after four cards of the display were exchanged: by every draw that is imagined. */
  exchanged(state: State): readonly number[] {
    const purse = this.#purse(state, this.#unspent(state));
    this.#exchanged ??= afterExchange(state, this.shopping.list(purse), this.city, this.expected);
    const { turns, ending, seesEnds, insight } = this.expected;
    const more = seesEnds === true && state.market.deck.length <= EXCHANGED ? ending : 0;
    if (turns === 0 || insight === undefined)
      return this.#exchanged.map((shopping) => this.#of(state, purse, shopping));
    const before = this.#of(state, purse, this.shopping);
    const now = this.shopping.worth(purse);
    return this.#exchanged.map((shopping) => {
      const better = shopping.worth(purse) - now;
      return before + insight.believed * better - insight.burnt + more;
    });
  }

  /** What there is to buy for when all dice are simply used. */
  wanted(state: State): ReturnType<Shopping["list"]> {
    return this.shopping.list(this.#purse(state, this.#unspent(state)));
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

  /** Whom to rob first, and of what. */
  robbery(means: Means): ReturnType<Spoils["first"]> {
    return this.#robbing.first(means, this.shopping);
  }

  /** What is best robbed with these means. */
  loot(means: Means): Amounts {
    return this.#robbing.loot(means, this.shopping);
  }

  #unspent(state: State): readonly Spot[] {
    const player = playerAt(state, this.#seat);
    return unspentDice(player).map((die) => spotUnder(player, die));
  }

  #purse(state: State, dice: readonly Spot[]): Purse {
    const player = playerAt(state, this.#seat);
    const { strength, banditStrength, trainingCamps, mints, blacksmiths } = state.turn;
    return harvest(
      player,
      dice,
      { ...player.stock, strength, banditStrength, camps: trainingCamps, points: player.tokens },
      this.expected.weights,
      mints,
      blacksmiths,
    );
  }

  #of(state: State, purse: Purse, shopping: Shopping): number {
    const player = playerAt(state, this.#seat);
    const { turns, weights } = this.expected;
    let asleep = 0;
    for (const row of ROWS) for (const { off } of player.city[row]) if (off) asleep++;
    return (
      purse.points +
      this.#robbing.worth(purse, shopping) +
      // In the last turn a pass token is worth nothing, but better than nothing.
      player.passTokens * (turns > 0 ? weights.pass : 0.01) -
      asleep * Math.min(weights.asleep, turns * 0.25) -
      // Every army that a Barracks took makes the pile smaller.
      state.market.piles["regular-army"] * this.city.place("regular-army").gain
    );
  }
}
