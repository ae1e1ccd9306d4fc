import type { Seat } from "@roundtable/kernel";
import type { Amounts, Answer, Bandit, Card, Location, Ship, Spot } from "../../rules/index.ts";

/** So many of so many cases. */
export interface Often {
  readonly times: number;
  readonly of: number;
}

/** Something of the market that a stock pays for. */
export interface Bought {
  readonly cards: readonly Card[];
  readonly ships: readonly Ship[];
}

/** How it is with another answer: the next best, or for all but the best the best itself. */
interface Beside {
  readonly than: Answer;
}

/** What the search saw of an answer. Points are those that count at the end of the game, as far as it can be foreseen. */
export type DiceCityReason =
  /** What is at hand when the dice are spent in the best way. */
  | {
      readonly kind: "holds";
      readonly amounts: Amounts;
      readonly strength: number;
      readonly banditStrength: number;
    }
  /** Victory points taken at once. */
  | { readonly kind: "points"; readonly points: number }
  /** What it pays for this turn, and what the other answer would. */
  | (Beside & { readonly kind: "buys"; readonly bought: Bought; readonly instead: Bought })
  /** Whom the strength of this turn defeats. */
  | {
      readonly kind: "defeats";
      readonly bandits: readonly Bandit[];
      readonly attacks: readonly { readonly victim: Seat; readonly location: Location }[];
    }
  /** With so many faces a new roll is better than the other answer. */
  | (Beside & { readonly kind: "rolls"; readonly often: Often })
  /** In so many of the draws that were imagined, new cards are better than the other answer. */
  | (Beside & { readonly kind: "draws"; readonly often: Often })
  /** What a card brings: points when it is built, and more in the turns to come. */
  | {
      readonly kind: "grows";
      readonly card: Card;
      readonly points: number;
      readonly later: number;
      readonly turns: number;
    }
  /** The same where something is lost by it: all in all. */
  | { readonly kind: "nets"; readonly card: Card; readonly points: number }
  | { readonly kind: "costs"; readonly card: Card; readonly points: number }
  /** What is built on, and can be spared. */
  | ({ readonly kind: "covers"; readonly location: Location } & Spot)
  /** The same, where another place would be spared more easily. */
  | ({ readonly kind: "misses"; readonly location: Location } & Spot)
  /** Of the stock only one of each is kept. */
  | { readonly kind: "lost"; readonly amounts: Amounts }
  /** Whether one of the owner's dice stands on what is attacked. */
  | { readonly kind: "hurts"; readonly victim: Seat; readonly location: Location }
  /** It ends the game with this round, which is won so often. */
  | { readonly kind: "ends"; readonly often: Often }
  /** Somebody's dice suffice to end the game before another turn comes. */
  | { readonly kind: "may-end"; readonly rival: Seat }
  /** What everybody is heading for. */
  | {
      readonly kind: "heading";
      readonly points: number;
      readonly rival: Seat;
      readonly theirs: number;
    }
  | { readonly kind: "solo"; readonly points: number; readonly target: number }
  /** The die of a rival that is rolled again stands on something good, or on something poor. */
  | { readonly kind: "unsettles"; readonly victim: Seat; readonly location: Location }
  | (Beside & { readonly kind: "better"; readonly points: number })
  | (Beside & { readonly kind: "worse"; readonly points: number })
  /** By games in a hundred, where no points tell them apart. */
  | (Beside & { readonly kind: "surer"; readonly games: number })
  | (Beside & { readonly kind: "riskier"; readonly games: number })
  | (Beside & { readonly kind: "alike" });
