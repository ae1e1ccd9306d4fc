import type { Seat } from "@roundtable/kernel";
import type { Reason } from "../adviser.ts";

/** Goes up whenever the same match would be reviewed otherwise: what was kept before is made anew. */
export const REVIEW_VERSION = 5;

/** A certainty. Chances are whole numbers up to this, so that what they are made of adds up to the last digit. */
export const CERTAIN = 10_000;

/** By seat. */
export type Chances = readonly number[];

/** By seat, what something has added to its chances, or taken from them. */
export type Changes = readonly number[];

/**
 * A match that is over, as the adviser of its game sees it. Moments are those of its `Recording`: 0 is after setup, `n`
 * after entry `n`. Answers are told by their ids, and reasons as plain data: the page has the words.
 */
export interface Review {
  readonly version: number;
  readonly seats: number;
  /** The last moment of the match, and the last to which these rules lead: the review goes no further. */
  readonly last: number;
  readonly led: number;
  readonly winners: readonly Seat[] | null;
  /** Before anything was dealt. */
  readonly start: Chances;
  /** Everything laid open, at each moment from 0 on. */
  readonly open: readonly Chances[];
  /** By seat, what it could hope for at its own decisions, from what it knew then. */
  readonly known: readonly (readonly KnownAt[])[];
  /** What has moved the chances, in order. All changes together lead from `start` to the last of `open`. */
  readonly steps: readonly Step[];
  /** By seat. */
  readonly sums: readonly Sum[];
  /** The steps that led most towards the result, at most three, in order. */
  readonly deciding: readonly Deciding[];
  readonly decisions: readonly Judged[];
  /** Only for games in which players hide on which side they are. */
  readonly suspicion: Suspicion | null;
}

export interface KnownAt {
  readonly moment: number;
  readonly chance: number;
}

export interface Step {
  readonly moment: number;
  /** Who has answered, or taken an answer back; null for the deal before the match. */
  readonly seat: Seat | null;
  /** What the answer has cost its seat, and who has it instead. */
  readonly decision: Changes;
  /** What else has become of it: by dice and cards, and by what its seat could not know. */
  readonly luck: Changes;
}

/** `start + own + others + luck === end`. */
export interface Sum {
  readonly start: number;
  readonly own: number;
  readonly others: number;
  readonly luck: number;
  readonly end: number;
}

export interface Deciding {
  readonly moment: number;
  readonly kind: "decision" | "luck";
  readonly seat: Seat;
  readonly changes: Changes;
}

/** A decision in which there was something to choose, from what its seat knew. */
export interface Judged {
  /** After the answer. */
  readonly moment: number;
  readonly seat: Seat;
  readonly given: Worth;
  /** What the strongest would have answered. */
  readonly best: Worth;
  /** What the answer has cost beside the best one; 0 where nobody can tell them apart. */
  readonly cost: number;
  /** Within so much nobody can tell them apart. */
  readonly give: number;
}

export interface Worth {
  readonly answer: string;
  readonly chance: number;
  readonly reasons: readonly Reason[];
}

/** From what everybody could see and hear. */
export interface Suspicion {
  /** By seat, how likely it is on the hidden side; at the moments at which the public learned something. */
  readonly beliefs: readonly { readonly moment: number; readonly of: Chances }[];
  readonly moved: readonly Moved[];
  readonly lies: readonly Lie[];
}

/** What everybody should have thought of a seat has changed, and why. */
export interface Moved {
  readonly moment: number;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly reasons: readonly Reason[];
}

export interface Lie {
  /** When it was said. */
  readonly moment: number;
  readonly seat: Seat;
  /** The first moment at which everybody could know; null where nobody could before the end. */
  readonly known: number | null;
}

export function wholeChance(odds: number): number {
  return Math.round(Math.min(1, Math.max(0, odds)) * CERTAIN);
}

export function changesBetween(before: Chances, after: Chances): Changes {
  return after.map((chance, seat) => chance - (before[seat] ?? 0));
}
