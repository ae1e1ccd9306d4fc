import type { Log, Snapshot, MatchEvent } from "@roundtable/kernel";
import type { KeptEntry } from "@roundtable/host/tables/stored-match";
import type { Table } from "@roundtable/host/tables/table";

/** A table of this device, as the store has it. */
export interface StoredTable {
  readonly id: string;
  /** Counts the changes (optimistic locking): of two tabs that change the same version, the second must load again. */
  readonly version: number;
  readonly table: Table;
  /** The key to all chance of the match. It leaves the worker only when the match is over. */
  readonly key: string;
  readonly match: StoredMatch | null;
  /** The id of the table on the server, once the match was uploaded. */
  readonly handed: string | null;
}

export interface StoredMatch extends Pick<Log, "header" | "setup"> {
  readonly opening: readonly MatchEvent[];
  /** The newest version of the rules by which it was played. */
  readonly rules: number;
  readonly snapshot: Snapshot;
  /** The number of the last entry in the snapshot. */
  readonly after: number;
}

/** The review of a match of this device, as JSON. */
export interface StoredReview {
  readonly id: string;
  readonly version: number;
  readonly review: string;
}

/** The store for the tables of this device. */
export interface LocalStore {
  /** The entries are in order. */
  read(id: string): Promise<{ readonly kept: StoredTable; readonly entries: readonly KeptEntry[] } | null>;
  all(): Promise<readonly StoredTable[]>;
  /** Resolves when the data survives a crash. Throws `VersionConflict` unless the stored version is the one before. */
  write(kept: StoredTable, entries?: readonly KeptEntry[]): Promise<void>;
  /** Removes the table, and its review with it. */
  remove(id: string): Promise<void>;
  review(id: string): Promise<StoredReview | null>;
  keepReview(review: StoredReview): Promise<void>;
}

/** Another tab has changed the table first. */
export class VersionConflict extends Error {
  override readonly name = "Overtaken";
}
