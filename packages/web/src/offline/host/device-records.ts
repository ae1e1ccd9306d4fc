import type { Log, Snapshot, MatchEvent } from "@roundtable/kernel";
import type { KeptChat } from "@roundtable/host/table-host/table-store";
import type { Deadline, KeptEntry } from "@roundtable/host/tables/stored-match";
import type { Table } from "@roundtable/host/tables/table";

/** A table of this device, as its database has it. Optional fields are missing in what older pages have written. */
export interface DeviceTable {
  readonly id: string;
  /** How many changes have led to it: of two tabs that build upon the same one, the second has to look again. */
  readonly version: number;
  /** When it was last changed. */
  readonly at?: number;
  readonly table: Omit<Table, "hints"> & Partial<Pick<Table, "hints">>;
  /** Opens all chance of the match; it leaves the worker when the match is over. */
  readonly key: string;
  readonly match: DeviceMatch | null;
  readonly chat?: KeptChat;
  /** The id of the table at the server, once the match was uploaded. */
  readonly handed: string | null;
}

export interface DeviceMatch extends Pick<Log, "header" | "setup"> {
  readonly opening: readonly MatchEvent[];
  /** The version of the newest rules by which it was played. */
  readonly rules: number;
  readonly snapshot: Snapshot;
  /** The number of the last entry in the snapshot. */
  readonly after: number;
  /** Since when the table waits for what it waits for. */
  readonly since?: number;
  readonly deadlines?: readonly Deadline[];
}

/** The review of a match of this device, as JSON. */
export interface DeviceReview {
  readonly id: string;
  readonly version: number;
  readonly review: string;
}

/** The database of this device. What it has resolved is there after a crash. */
export interface DeviceRecords {
  /** With its entries in order. */
  read(id: string): Promise<{ readonly record: DeviceTable; readonly entries: readonly KeptEntry[] } | null>;
  version(id: string): Promise<number | undefined>;
  all(): Promise<readonly DeviceTable[]>;
  insert(record: DeviceTable): Promise<void>;
  /** Throws `Overtaken` unless the record has this version. Entries with the same or later numbers are replaced. */
  update(
    id: string,
    version: number | "any",
    change: (record: DeviceTable) => DeviceTable,
    entries?: readonly KeptEntry[],
  ): Promise<void>;
  /** With the review of its match. */
  remove(id: string): Promise<void>;
  review(id: string): Promise<DeviceReview | null>;
  keepReview(review: DeviceReview): Promise<void>;
}
