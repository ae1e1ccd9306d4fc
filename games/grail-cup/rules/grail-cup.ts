import type { AwaitedDecision, Seat, Dealer } from "@roundtable/kernel";
import type { Answer, Question } from "./asking.ts";
import type { Board } from "./board.ts";
import type { GrailCupEvent } from "./events.ts";
import type { Ally, Direction, Space, Token } from "./pieces.ts";
import type { State } from "./state.ts";

/** The types of Grail Cup, for the kernel's contract. */
export interface GrailCup {
  options: Options;
  state: State;
  view: View;
  question: Question;
  answer: Answer;
  event: GrailCupEvent;
  problem: never;
  statement: never;
}

export type Options = {
  /** The name of a board: GC-1. */
  readonly board: string;
};

export type GrailCupDealer = Dealer<GrailCupEvent>;

/** What one viewer may know. */
export interface View {
  /** The board itself, not its name: what draws it or plays on it needs no copy of ours. */
  readonly board: Board;
  readonly round: number;
  readonly first: Seat;
  readonly seal: Seat;
  readonly knights: readonly KnightView[];
  /** The seats in the order of the race, first to last: by space, then by place in the stack (GC-6). */
  readonly race: readonly Seat[];
  readonly dragon: Space;
  readonly lancesLeft: number;
  readonly clovers: readonly CloverView[];
  readonly reserve: number;
  readonly draft: DraftView;
  /** The calls of this round so far, in order; `seat` is null where nobody showed the card (GC-12). */
  readonly calls: readonly { readonly ally: Ally; readonly seat: Seat | null }[];
  readonly curse: { readonly by: Seat; readonly ally: Ally } | null;
  readonly squire: { readonly by: Seat; readonly knight: Seat } | null;
  readonly winner: Seat | null;
  readonly awaited: AwaitedDecision | null;
  /** What only this seat knows; null for those who watch. */
  readonly mine: MineView | null;
}

export interface KnightView {
  readonly space: Space;
  readonly lances: number;
  /** The number of the space where the knight started. */
  readonly start: Ally;
  /** The number of cards face down in front of the player. */
  readonly cards: number;
  /** Which they are, where everything lies open. */
  readonly kept?: readonly Ally[];
}

/** A token on the track: face down, remembered by Merlin's player, or turned up while its effect is carried out. */
export interface CloverView {
  readonly space: Space;
  readonly lies: "face-down" | "remembered" | "face-up";
  readonly token: Token | null;
}

export interface DraftView {
  readonly faceUp: readonly Ally[];
  /** How many lie aside face down. */
  readonly faceDown: number;
  readonly direction: Direction | null;
  /** Who holds the hand now, and how many cards it has. */
  readonly picker: Seat | null;
  readonly cards: number;
}

export interface MineView {
  /** The cards to choose from; empty when it is not my pick. */
  readonly hand: readonly Ally[];
  /** Which of them lay face down until I took it up as the last of eight (GC-9, GC-11). */
  readonly takenUp: Ally | null;
  /** My allies of this round that are not called yet. */
  readonly kept: readonly Ally[];
  /** The card I put away face down as the last chooser (GC-11). */
  readonly discarded: Ally | null;
}
