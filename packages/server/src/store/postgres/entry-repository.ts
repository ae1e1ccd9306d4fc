import type { Match } from "@roundtable/kernel";
import { textOf } from "@roundtable/host/disclosure/secret";
import type { TableId } from "@roundtable/host/tables/table";
import type { EntryRows } from "../tables/new-entries.ts";
import type { KeptEntry } from "@roundtable/host/tables/stored-match";
import { rowOf, snapshotOf } from "../tables/match-repository.ts";

type Column = readonly (string | number | null)[];

/** Rows of all writes of one transaction, sent as the columns of one statement. */
export class GatheredRows implements EntryRows {
  readonly #entries: { table: TableId; n: number; entry: string; told: string; asked: string }[] = [];
  readonly #snapshots: {
    table: TableId;
    snapshot: string;
    asked: string;
    outcome: string | null;
    after: number;
    since: number;
  }[] = [];
  readonly touched = new Map<TableId, number>();

  append(table: TableId, kept: KeptEntry, match: Match): void {
    const { n, entry, told, asked } = rowOf(kept, match);
    this.#entries.push({ table, n, entry: textOf(entry), told: textOf(told), asked });
  }

  takeSnapshot(table: TableId, match: Match, since: number): void {
    const { snapshot, asked, outcome } = snapshotOf(match);
    this.#snapshots.push({ table, snapshot: textOf(snapshot), asked, outcome, after: match.entered, since });
  }

  touch(table: TableId, at: number): void {
    this.touched.set(table, at);
  }

  get isEmpty(): boolean {
    return this.#entries.length + this.#snapshots.length + this.touched.size === 0;
  }

  /** Table, number, entry, its events, and the seats that are asked. */
  get entries(): Column[] {
    const rows = this.#entries;
    return [
      rows.map(({ table }) => table),
      rows.map(({ n }) => n),
      rows.map(({ entry }) => entry),
      rows.map(({ told }) => told),
      rows.map(({ asked }) => asked),
    ];
  }

  /** Table, snapshot, seats that are asked, outcome, number of the last entry, and since when the table waits. */
  get snapshots(): Column[] {
    const rows = this.#snapshots;
    return [
      rows.map(({ table }) => table),
      rows.map(({ snapshot }) => snapshot),
      rows.map(({ asked }) => asked),
      rows.map(({ outcome }) => outcome),
      rows.map(({ after }) => after),
      rows.map(({ since }) => since),
    ];
  }
}
