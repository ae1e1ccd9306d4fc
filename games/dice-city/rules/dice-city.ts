import type { AwaitedDecision, Seat, Dealer } from "@roundtable/kernel";
import type { Answer, Question } from "./asking.ts";
import type { DiceCityEvent } from "./events.ts";
import type { Card, DeckCard, Location, PileCard } from "./pieces/locations.ts";
import type { Amounts, Bandit, Row, Ship } from "./pieces.ts";
import type { Die, Ending, State, Turn } from "./state.ts";

/** The types of Dice City, for the kernel's contract. */
export interface DiceCity {
  options: Options;
  state: State;
  view: View;
  question: Question;
  answer: Answer;
  event: DiceCityEvent;
  problem: never;
  statement: never;
}

export type Options = {
  /** DC-12: whether the reroll for two pass tokens hits the payer as well. */
  readonly rerollHits: "everyone" | "opponents";
  /** DC-21 */
  readonly openScores: boolean;
  /** DC-23: whether two full rows end the game by themselves. */
  readonly twoRows: "automatic" | "choice";
  /** DC-28, for one player. */
  readonly level: "normal" | "hard";
  /** DC-29, for one player: the score to reach. */
  readonly target: string;
};

export type DiceCityDealer = Dealer<DiceCityEvent>;

/** What one viewer may know. */
export interface View {
  readonly first: Seat;
  readonly turn: Turn;
  readonly players: readonly PlayerView[];
  readonly market: MarketView;
  readonly ending: Ending | null;
  readonly over: boolean;
  readonly awaited: AwaitedDecision | null;
  /** DC-28, DC-29; null with more than one player. */
  readonly solo: {
    readonly target: number;
    readonly turnsLeft: number;
    readonly level: "normal" | "hard";
  } | null;
}

export interface PlayerView {
  readonly city: Readonly<Record<Row, readonly CellView[]>>;
  readonly dice: Readonly<Record<Row, Readonly<Die>>>;
  readonly stock: Amounts;
  readonly passTokens: number;
  /** The viewer's own score; everybody's at the end or with open scores; otherwise null (DC-21). */
  readonly score: Score | null;
}

export interface CellView {
  readonly location: Location;
  readonly built: boolean;
  readonly off: boolean;
  /** With the walls of its row; null where it cannot be attacked. */
  readonly defense: number | null;
}

/** DC-25, by source. */
export interface Score {
  readonly tokens: number;
  readonly bandits: readonly Bandit[];
  readonly ships: readonly Ship[];
  readonly city: number;
  readonly total: number;
}

export interface MarketView {
  readonly display: readonly (DeckCard | null)[];
  readonly deck: number;
  readonly discard: readonly Card[];
  readonly piles: Readonly<Record<PileCard, number>>;
  readonly bandits: Readonly<Record<Bandit, { readonly left: number; readonly defense: number }>>;
  readonly ships: Readonly<Record<Ship, number>>;
}
