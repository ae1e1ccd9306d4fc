import type { Log, Told } from "@roundtable/kernel";

/** What a worker is given that reviews one match. */
export interface Reviewing {
  /** Where the games stand. */
  readonly registry: string;
  readonly table: string;
  readonly log: Log;
  /** What was told at the time, where it was played by other rules. */
  readonly told: readonly (readonly Told[])[] | null;
}

/** What it says on the way, and at the end; the review as JSON. */
export type FromReviewer =
  | { readonly kind: "progress"; readonly done: number }
  | { readonly kind: "review"; readonly review: string }
  | { readonly kind: "failed"; readonly why: "no-adviser" | "too-long" | "failed" };
