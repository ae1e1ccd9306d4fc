import type { KeptEntry } from "@roundtable/host/tables/stored-match";
import { Overtaken } from "@roundtable/host/table-host/table-store";
import type { DeviceRecords, DeviceReview, DeviceTable } from "./device-records.ts";

const NAME = "roundtable";
const VERSION = 2;
const TABLES = "tables";
const ENTRIES = "entries";
const REVIEWS = "reviews";

interface EntryRow extends KeptEntry {
  readonly table: string;
  readonly n: number;
}

/** Opens the IndexedDB database of this browser. */
export function openRecords(): Promise<DeviceRecords> {
  const { promise, resolve, reject } = Promise.withResolvers<DeviceRecords>();
  const opening = indexedDB.open(NAME, VERSION);
  opening.addEventListener("upgradeneeded", ({ oldVersion }) => {
    const db = opening.result;
    if (oldVersion < 1) {
      db.createObjectStore(TABLES, { keyPath: "id" });
      db.createObjectStore(ENTRIES, { keyPath: ["table", "n"] });
    }
    if (oldVersion < 2) db.createObjectStore(REVIEWS, { keyPath: "id" });
  });
  opening.addEventListener("success", () => {
    const db = opening.result;
    // A newer page wants to upgrade the schema, so this connection closes.
    db.addEventListener("versionchange", () => db.close());
    resolve(new BrowserRecords(db));
  });
  opening.addEventListener("error", () => reject(opening.error ?? new Error("The store cannot be opened.")));
  return promise;
}

// What is read is what we have written: nobody else writes here, and each change is one transaction.

class BrowserRecords implements DeviceRecords {
  readonly #db: IDBDatabase;

  constructor(db: IDBDatabase) {
    this.#db = db;
  }

  async read(
    id: string,
  ): Promise<{ readonly record: DeviceTable; readonly entries: readonly KeptEntry[] } | null> {
    const reading = this.#db.transaction([TABLES, ENTRIES], "readonly");
    const [record, rows] = await Promise.all([
      answered<DeviceTable | undefined>(reading.objectStore(TABLES).get(id)),
      answered<EntryRow[]>(reading.objectStore(ENTRIES).getAll(entriesOf(id))),
    ]);
    return record === undefined
      ? null
      : { record, entries: rows.map(({ entry, told }) => ({ entry, told })) };
  }

  async version(id: string): Promise<number | undefined> {
    const tables = this.#db.transaction(TABLES, "readonly").objectStore(TABLES);
    return (await answered<DeviceTable | undefined>(tables.get(id)))?.version;
  }

  all(): Promise<readonly DeviceTable[]> {
    return answered<DeviceTable[]>(this.#db.transaction(TABLES, "readonly").objectStore(TABLES).getAll());
  }

  async insert(record: DeviceTable): Promise<void> {
    const writing = this.#db.transaction(TABLES, "readwrite", { durability: "strict" });
    writing.objectStore(TABLES).add(record);
    await ended(writing);
  }

  async update(
    id: string,
    version: number | "any",
    change: (record: DeviceTable) => DeviceTable,
    entries: readonly KeptEntry[] = [],
  ): Promise<void> {
    const writing = this.#db.transaction([TABLES, ENTRIES], "readwrite", { durability: "strict" });
    const done = ended(writing);
    const tables = writing.objectStore(TABLES);
    const found = tables.get(id);
    let isOvertaken = false;
    found.addEventListener("success", () => {
      const before = found.result as DeviceTable | undefined;
      isOvertaken = before === undefined || (version !== "any" && before.version !== version);
      if (isOvertaken || before === undefined) return writing.abort();
      tables.put(change(before));
      const rows = writing.objectStore(ENTRIES);
      // A match that was migrated to other rules may have lost its last entries.
      const from = entries[0]?.entry?.n;
      if (from !== undefined) rows.delete(IDBKeyRange.bound([id, from], [id, Infinity]));
      for (const { entry, told } of entries)
        if (entry !== null) rows.put({ table: id, n: entry.n, entry, told } satisfies EntryRow);
    });
    try {
      await done;
    } catch (error) {
      throw isOvertaken ? new Overtaken(`Table ${id} was changed in another tab.`) : error;
    }
  }

  async remove(id: string): Promise<void> {
    const writing = this.#db.transaction([TABLES, ENTRIES, REVIEWS], "readwrite", { durability: "strict" });
    writing.objectStore(TABLES).delete(id);
    writing.objectStore(REVIEWS).delete(id);
    writing.objectStore(ENTRIES).delete(entriesOf(id));
    await ended(writing);
  }

  async review(id: string): Promise<DeviceReview | null> {
    const reading = this.#db.transaction(REVIEWS, "readonly").objectStore(REVIEWS);
    return (await answered<DeviceReview | undefined>(reading.get(id))) ?? null;
  }

  async keepReview(review: DeviceReview): Promise<void> {
    const writing = this.#db.transaction(REVIEWS, "readwrite");
    writing.objectStore(REVIEWS).put(review);
    await ended(writing);
  }
}

function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

function answered<Result>(request: IDBRequest): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  request.addEventListener("success", () => resolve(request.result as Result));
  request.addEventListener("error", () => reject(request.error ?? new Error("The store did not answer.")));
  return promise;
}

function ended(transaction: IDBTransaction): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const failed = () => reject(transaction.error ?? new Error("The store has taken nothing."));
  transaction.addEventListener("complete", () => resolve());
  transaction.addEventListener("abort", failed);
  transaction.addEventListener("error", failed);
  return promise;
}
