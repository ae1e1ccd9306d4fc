import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Match } from "@roundtable/kernel";
import type { TableId } from "../tables/table.ts";
import { type KeptEntry, snapshotOf } from "./match-rows.ts";

/** What is written at every move, by statements that are prepared once. */
export class EntryRows {
  readonly #append: StatementSync;
  readonly #snapshot: StatementSync;
  readonly #touch: StatementSync;

  constructor(database: DatabaseSync) {
    this.#append = database.prepare(
      "insert into entries (table_id, n, entry, told, asked) values (?, ?, ?, ?, ?)",
    );
    this.#snapshot = database.prepare(
      "update snapshots set snapshot = ?, asked = ?, outcome = ?, after = ? where table_id = ?",
    );
    this.#touch = database.prepare("update tables set touched = ? where id = ?");
  }

  /** An entry with what it told, and who is asked after it. A second one with its number is impossible. */
  append(table: TableId, { entry, told }: KeptEntry, match: Match): void {
    if (entry === null) throw new Error("Setup is no entry.");
    const asked = JSON.stringify(match.asked);
    this.#append.run(table, entry.n, JSON.stringify(entry), JSON.stringify(told), asked);
  }

  /** The position as it is after the last entry. */
  takeSnapshot(table: TableId, match: Match): void {
    const { snapshot, asked, outcome } = snapshotOf(match);
    this.#snapshot.run(snapshot, asked, outcome, match.entered, table);
  }

  /** A person has done something here. */
  touch(table: TableId, at: number): void {
    this.#touch.run(at, table);
  }
}
