import type { Draw } from "../chance/chance.ts";
import type { Shape } from "../game.ts";
import type { Seat } from "../seat.ts";
import type { Saying } from "../talk.ts";

/** The truth about a match: what was agreed before it, and all decisions with their chance. */
export interface Log<S extends Shape = Shape> {
  readonly header: Header<S>;
  readonly setup: { readonly draws: readonly Draw[] };
  readonly entries: readonly Entry<S>[];
}

export interface Header<S extends Shape = Shape> {
  readonly game: string;
  /** The version of the rules under which the match began. */
  readonly rules: number;
  readonly seats: number;
  readonly options: S["options"];
  /** For provably fair chance: what everybody committed to before setup, and what was opened later. */
  readonly fairness?: Fairness;
  /** Set where the match continues another one instead of being set up. Such a match is for practice. */
  readonly continued?: Continued<S>;
}

/** A finished match, as far as another match continues it. */
export interface Continued<S extends Shape = Shape> {
  /** The table at which it was played. */
  readonly table: string;
  /** The log up to the position that was continued. */
  readonly log: Log<S>;
  /** The key of the old match's chance. */
  readonly key: string;
  /** The seat for which everything was redealt that it could not know; null where nothing was redealt. */
  readonly dealtAnewFor: Seat | null;
}

/** `seals` and `nonces` are in seat order, with an empty string for a seat without a share of chance. */
export interface Fairness {
  /** The server's commitment, made before any share was sealed. */
  readonly commitment: string;
  /** The seal of each seat's client, made before any share was opened; absent in matches older than seals. */
  readonly seals?: readonly string[];
  /** The opened shares. */
  readonly nonces: readonly string[];
  /** Cancelled starts of this table at which shares may have been opened; absent where there was none. */
  readonly calledOff?: readonly CalledOff[];
}

export interface CalledOff {
  readonly commitment: string;
  readonly seals: readonly string[];
  /** The seats that sealed a share and did not open it; empty where the server itself was interrupted. */
  readonly withheld: readonly { readonly seat: Seat; readonly name: string }[];
}

interface Numbered {
  /** The number of the entry; the first is 1. */
  readonly n: number;
  readonly seat: Seat;
  /** The id that the sender gave; absent where the server itself decided. */
  readonly command?: string;
}

export interface Answered extends Numbered {
  readonly kind: "answer";
  readonly decision: string;
  readonly answer: string;
  readonly draws: readonly Draw[];
  /** Whether somebody learned something by it, from chance or from what was shown. */
  readonly revealed: boolean;
  /** Absent when the person at the seat decided. */
  readonly by?: "time" | "bot";
  /** Set when the time ran out and it is no secret that this seat was the one to answer. */
  readonly openly?: true;
}

/** An answer is undone, with all that came after it. Nothing is deleted from the log. */
export interface TakenBack extends Numbered {
  readonly kind: "undo";
  /** Whose answer it was. `seat` is the seat that undid it freely, or that agreed last. */
  readonly of: Seat;
  /** The number of the first entry that no longer counts. */
  readonly from: number;
  /** Set where no other answer is undone with it: later answers were given unnoticed, beside it. */
  readonly alone?: true;
  readonly agreed: readonly Seat[];
}

export interface UndoAsked extends Numbered {
  readonly kind: "undo-asked";
  readonly from: number;
}

export interface UndoVoted extends Numbered {
  readonly kind: "undo-vote";
  readonly agrees: boolean;
}

/** A request to undo ended without anybody voting against it. `seat` is the seat that had asked. */
export interface UndoDropped extends Numbered {
  readonly kind: "undo-dropped";
  /** Withdrawn: the seat changed its mind or left. Unanswered: not everybody voted in time. */
  readonly why: "withdrawn" | "unanswered";
}

/** Somebody asked what the strongest bot would answer. Only they see the hint. */
interface HintTaken extends Numbered {
  readonly kind: "hint";
  readonly decision: string;
  /** Set where everybody was told, because it was public that this seat was asked and what it could answer. */
  readonly openly?: true;
}

export interface SaidEntry<S extends Shape = Shape> extends Numbered {
  readonly kind: "said";
  readonly say: Saying<S>;
}

export type Entry<S extends Shape = Shape> =
  | Answered
  | TakenBack
  | UndoAsked
  | UndoVoted
  | UndoDropped
  | HintTaken
  | SaidEntry<S>;
