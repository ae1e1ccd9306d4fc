import type { Draw } from "./chance.ts";
import type { Shape } from "./game.ts";
import type { Seat } from "./seat.ts";
import type { Saying } from "./talk.ts";

/** The truth about a match: what was agreed before it, and everything that was decided, with its chance. */
export interface Log<S extends Shape = Shape> {
  readonly header: Header<S>;
  readonly setup: { readonly draws: readonly Draw[] };
  readonly entries: readonly Entry<S>[];
}

export interface Header<S extends Shape = Shape> {
  readonly game: string;
  /** The version of the rules it was begun under. */
  readonly rules: number;
  readonly seats: number;
  readonly options: S["options"];
  /** Where chance is provably fair: what everybody bound himself to before setup, and what was opened of it. */
  readonly fairness?: Fairness;
  /** Where it goes on from another match instead of being set up; it is for practice. */
  readonly continued?: Continued<S>;
}

/** A match that is over, as far as another goes on from it. */
export interface Continued<S extends Shape = Shape> {
  /** The table at which it was played. */
  readonly table: string;
  /** Its log up to there. */
  readonly log: Log<S>;
  /** Opens its chance. */
  readonly key: string;
  /** The seat for which all was dealt anew that it could not know; null where everything lies as it lay. */
  readonly dealtAnewFor: Seat | null;
}

/** By seat, and empty for a seat without a share of chance, are `seals` and `nonces`. */
export interface Fairness {
  /** What the server bound itself to before any share was sealed. */
  readonly commitment: string;
  /** What each seat's client bound itself to before any share was opened; absent in matches older than seals. */
  readonly seals?: readonly string[];
  /** The shares, opened. */
  readonly nonces: readonly string[];
  /** The starts of this table that came to nothing although shares may have been opened; absent where there was none. */
  readonly calledOff?: readonly CalledOff[];
}

export interface CalledOff {
  readonly commitment: string;
  readonly seals: readonly string[];
  /** Who had sealed a share and did not open it; nobody where the server itself was interrupted. */
  readonly withheld: readonly { readonly seat: Seat; readonly name: string }[];
}

interface Numbered {
  /** 1 for the first entry. */
  readonly n: number;
  readonly seat: Seat;
  /** The id that the sender gave; none for what the server itself decided. */
  readonly command?: string;
}

export interface Answered extends Numbered {
  readonly kind: "answer";
  readonly decision: string;
  readonly answer: string;
  readonly draws: readonly Draw[];
  /** Somebody learned something by it, from chance or from what was shown. */
  readonly revealed: boolean;
  /** Absent when the person at the seat decided himself. */
  readonly by?: "time" | "bot";
  /** When the time was over: it is no secret that it was this seat that answered. */
  readonly openly?: true;
}

/** An answer is taken back, and all that came after it. Nothing is deleted: what was seen was seen. */
export interface TakenBack extends Numbered {
  readonly kind: "undo";
  /** Whose answer it was; `seat` is whoever asked for it freely, or agreed last. */
  readonly of: Seat;
  /** The number of the first entry that no longer counts. */
  readonly from: number;
  /** No other answer goes with it: those that came after it were given unnoticed, beside it. */
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

/** A request to take back came to nothing without a word against it; `seat` is who had asked. */
export interface UndoDropped extends Numbered {
  readonly kind: "undo-dropped";
  /** He has thought better of it or is gone, or not everybody has answered in time. */
  readonly why: "withdrawn" | "unanswered";
}

/** Somebody has asked what the strongest would answer. What he was told is nobody's but his. */
interface HintTaken extends Numbered {
  readonly kind: "hint";
  readonly decision: string;
  /** Everybody was told: it was public that this seat was asked, and what it could answer. */
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
