import type { Entry, Log, Seat, Snapshot, MatchEvent } from "@roundtable/kernel";

/** An entry of the log with what it told; setup has no entry. */
export interface KeptEntry {
  readonly entry: Entry | null;
  readonly told: readonly MatchEvent[];
}

/** When the time of one seat's decision is over. */
export interface Deadline {
  readonly seat: Seat;
  readonly decision: string;
  readonly at: number;
}

/** A match as it comes back from the store. */
export interface KeptMatch {
  readonly log: Log;
  /** The version of the newest rules by which it was played. */
  readonly rules: number;
  /** Throws if it is broken: the log leads to it. */
  readonly snapshot: Snapshot;
  /** The number of the last entry in the snapshot. */
  readonly after: number;
  /** Since when the table waited then; null where that is not known. */
  readonly since: number | null;
  readonly entries: readonly KeptEntry[];
  readonly deadlines: readonly Deadline[];
}
