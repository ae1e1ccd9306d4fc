import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Match } from "@roundtable/kernel";
import { textOf } from "@roundtable/host/disclosure/secret";
import type { TableId } from "@roundtable/host/tables/table";
import type { EntryRows } from "../tables/new-entries.ts";
import type { KeptEntry } from "@roundtable/host/tables/stored-match";
import { rowOf, snapshotOf } from "../tables/match-repository.ts";

/** Uses statements that are prepared once. */
export class SqliteRows implements EntryRows {
  readonly #append: StatementSync;
  readonly #snapshot: StatementSync;
  readonly #touch: StatementSync;

  constructor(database: DatabaseSync) {
    this.#append = database.prepare(
      "insert into entries (table_id, n, entry, told, asked) values (?, ?, ?, ?, ?)",
    );
    this.#snapshot = database.prepare(
      "update snapshots set snapshot = ?, asked = ?, outcome = ?, after = ?, since = ? where table_id = ?",
    );
    this.#touch = database.prepare("update tables set touched = ? where id = ?");
  }

  append(table: TableId, kept: KeptEntry, match: Match): void {
    const { n, entry, told, asked } = rowOf(kept, match);
    this.#append.run(table, n, textOf(entry), textOf(told), asked);
  }

  takeSnapshot(table: TableId, match: Match, since: number): void {
    const { snapshot, asked, outcome } = snapshotOf(match);
    this.#snapshot.run(textOf(snapshot), asked, outcome, match.entered, since, table);
  }

  touch(table: TableId, at: number): void {
    this.#touch.run(at, table);
  }
}
