import type { TableId } from "@roundtable/host/tables/table";
import { Secret } from "@roundtable/host/disclosure/secret";
import type { MadeEntry } from "@roundtable/host/table-host/table-store";
import { type EntryColumns, entryFrom } from "../tables/match-repository.ts";

interface Wanted {
  readonly table: TableId;
  readonly after: number;
  readonly count: number;
  readonly found: (entries: Secret<readonly MadeEntry[]>) => void;
  readonly failed: (error: unknown) => void;
}

export interface EntryRow extends EntryColumns {
  readonly nth: number;
}

/** Reads entries of many tables at once, each by its key. */
export const READ_ON = `
select wanted.nth::integer as nth, made.entry, made.told
from unnest($1::text[], $2::integer[], $3::integer[]) with ordinality as wanted (id, after, count, nth)
cross join lateral (
  select n, entry, told from entries where table_id = wanted.id and n > wanted.after
  order by n limit wanted.count) as made
order by wanted.nth, made.n`;

/** Reads entries of other nodes in batches: while one query runs, the requests of the next are collected. */
export class ReadingOn {
  readonly #read: (values: readonly unknown[]) => Promise<readonly EntryRow[]>;
  #wanted: Wanted[] = [];
  #isReading = false;

  constructor(read: (values: readonly unknown[]) => Promise<readonly EntryRow[]>) {
    this.#read = read;
  }

  entriesAfter(table: TableId, after: number, count: number): Promise<Secret<readonly MadeEntry[]>> {
    return new Promise((found, failed) => {
      this.#wanted.push({ table, after, count, found, failed });
      if (this.#isReading) return;
      this.#isReading = true;
      setImmediate(() => void this.#readAll());
    });
  }

  async #readAll(): Promise<void> {
    while (this.#wanted.length > 0) {
      const together = this.#wanted;
      this.#wanted = [];
      await this.#answer(together);
    }
    this.#isReading = false;
  }

  async #answer(together: readonly Wanted[]): Promise<void> {
    try {
      const rows = await this.#read([
        together.map(({ table }) => table),
        together.map(({ after }) => after),
        together.map(({ count }) => count),
      ]);
      const byNth = Map.groupBy(rows, ({ nth }) => nth);
      for (const [index, { found }] of together.entries())
        found(new Secret((byNth.get(index + 1) ?? []).map(entryFrom)));
    } catch (error) {
      for (const { failed } of together) failed(error);
    }
  }
}
