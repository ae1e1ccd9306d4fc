import type { Services } from "./services.ts";
import type { TableId } from "@roundtable/host/tables/table";

/** The tables that could not be opened since this server started, for the operator. */
export class BrokenTables {
  readonly #log: Services["log"];
  readonly #ids = new Set<TableId>();

  constructor(log: Services["log"]) {
    this.#log = log;
  }

  get ids(): readonly TableId[] {
    return [...this.#ids];
  }

  /** Logs it once, however often people try. */
  note(table: TableId, cause: unknown): void {
    // What JSON.parse throws quotes the text: the log of a running match has secrets in it.
    const error = cause instanceof SyntaxError ? "It is not JSON." : cause;
    if (!this.#ids.has(table))
      this.#log.error({ table, error }, "A table cannot be opened: its stored log is damaged.");
    this.#ids.add(table);
  }

  /** It was opened again, or is no longer kept. */
  forget(table: TableId): void {
    this.#ids.delete(table);
  }
}
