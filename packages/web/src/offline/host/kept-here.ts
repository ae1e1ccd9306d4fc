import type { Log, Snapshot, MatchEvent } from "@roundtable/kernel";
import type { KeptEntry } from "@roundtable/host/tables/stored-match";
import type { Table } from "@roundtable/host/tables/table";

/** A table of this device, as its store has it. */
export interface KeptHere {
  readonly id: string;
  /** How many changes have led to it: of two tabs that build upon the same one, the second has to look again. */
  readonly version: number;
  readonly table: Table;
  /** Opens all chance of the match; it leaves the worker when the match is over. */
  readonly key: string;
  readonly match: MatchHere | null;
  /** The table under which the server has it, once it was handed over. */
  readonly handed: string | null;
}

export interface MatchHere extends Pick<Log, "header" | "setup"> {
  readonly opening: readonly MatchEvent[];
  /** The version of the newest rules by which it was played. */
  readonly rules: number;
  readonly snapshot: Snapshot;
  /** The number of the last entry in the snapshot. */
  readonly after: number;
}

/** What an adviser has made of a match of this device, as JSON. */
export interface KeptReview {
  readonly id: string;
  readonly version: number;
  readonly review: string;
}

/** Where the tables of this device are kept. */
export interface HereStore {
  /** With its entries in order. */
  read(id: string): Promise<{ readonly kept: KeptHere; readonly entries: readonly KeptEntry[] } | null>;
  all(): Promise<readonly KeptHere[]>;
  /** What is written is there after a crash. Throws `Overtaken` unless the version before is the one that is kept. */
  write(kept: KeptHere, entries?: readonly KeptEntry[]): Promise<void>;
  /** With what is kept of its review. */
  remove(id: string): Promise<void>;
  review(id: string): Promise<KeptReview | null>;
  keepReview(review: KeptReview): Promise<void>;
}

/** Another tab was faster. */
export class Overtaken extends Error {
  override readonly name = "Overtaken";
}
