import type { Log, MatchEvent } from "@roundtable/kernel";

/** A match that is over, to be reviewed. */
export interface ToReview {
  readonly table: string;
  readonly log: Log;
  /** What was told at the time, where it was played by other rules. */
  readonly told: readonly (readonly MatchEvent[])[] | null;
}

/** What a worker thread is given that reviews it. */
export interface Reviewing extends ToReview {
  /** Where the games stand. */
  readonly registry: string;
}

/** What it says on the way, and at the end; the review as JSON. */
export type FromReviewer =
  | { readonly kind: "progress"; readonly done: number }
  | { readonly kind: "review"; readonly review: string }
  | { readonly kind: "failed"; readonly why: "no-adviser" | "too-long" | "failed" };
