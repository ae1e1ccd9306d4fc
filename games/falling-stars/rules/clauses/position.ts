import { orderOf, UnderWay } from "@roundtable/game-suite/under-way";
import { ForcedDealer, seatsOf } from "@roundtable/kernel";
import type { FallingStars, FallingStarsEvent, Options } from "../falling-stars.ts";
import { game, HIGHEST } from "../index.ts";

interface Laid {
  /** The first star. */
  readonly star?: number;
  /** What lies on top of the deck after the deal. */
  readonly deck?: readonly number[];
  readonly options?: Partial<Options>;
}

/** A game from its setup on, with the first of these cards seat by seat; what is not said is any other card. */
export function dealt(hands: readonly (readonly number[])[], laid: Laid = {}): Playing {
  const { star = 1, deck = [], options = {} } = laid;
  const rounds = Math.max(...hands.map(({ length }) => length));
  const inTurn = Array.from({ length: rounds }, (_, round) => hands.flatMap((hand) => hand[round] ?? []));
  const numbers = Array.from({ length: HIGHEST }, (_, index) => index + 1);
  const dealer = new ForcedDealer<FallingStarsEvent>({
    picks: [star - 1],
    orders: [orderOf(numbers, [...inTurn.flat(), ...deck])],
  });
  const state = game.setup(hands.length, { night: "short", ...options }, dealer);
  return new Playing(game, state, dealer.events);
}

/** A game under way: who lays what, and what everybody then sees. */
export class Playing extends UnderWay<FallingStars> {
  /** Everybody lays a card, seat by seat; `next` is the star that falls then, if nobody is asked before it. */
  lay(cards: readonly number[], next?: number): this {
    for (const [seat, card] of cards.entries()) {
      const falls = next !== undefined && seat === cards.length - 1;
      this.give(seat, `lay-${card}`, falls ? [next - 1] : []);
    }
    return this;
  }

  /** The player who may change a card answers so, and the next star falls. */
  change(id: string, next: number): this {
    return this.give(this.onlyAsked, id, [next - 1]);
  }

  get points(): number[] {
    return this.view().players.map(({ points }) => points);
  }

  /** What a seat sees lying before each. */
  laidInTheEyesOf(viewer: number | "public") {
    return this.view(viewer).players.map(({ laid }) => laid);
  }

  get handSizes(): number[] {
    return seatsOf(this.state.players.length).map((seat) => this.view(seat).hand.length);
  }
}
