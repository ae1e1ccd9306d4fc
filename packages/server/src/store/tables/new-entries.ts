import type { Match } from "@roundtable/kernel";
import type { KeptEntry } from "@roundtable/host/tables/stored-match";
import type { TableId } from "@roundtable/host/tables/table";

/** What is written at every move, without the detour by the query builder. */
export interface EntryRows {
  /** An entry with what it told, and who is asked after it. A second one with its number is impossible. */
  append(table: TableId, kept: KeptEntry, match: Match): void;
  /** The position as it is after the last entry, at which the table waits since this moment. */
  takeSnapshot(table: TableId, match: Match, since: number): void;
  /** A person has done something here. */
  touch(table: TableId, at: number): void;
}
