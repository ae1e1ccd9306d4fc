import type { Match } from "@roundtable/kernel";
import type { KeptEntry } from "@roundtable/host/tables/stored-match";
import type { TableId } from "@roundtable/host/tables/table";

/** The writes of a move, without the overhead of the query builder. */
export interface EntryRows {
  /** Appends an entry with its events and the seats asked after it. A duplicate number is impossible. */
  append(table: TableId, kept: KeptEntry, match: Match): void;
  /** Stores the position after the last entry, and since when the table waits at it. */
  takeSnapshot(table: TableId, match: Match, since: number): void;
  /** Notes that a person was active here. */
  touch(table: TableId, at: number): void;
}
