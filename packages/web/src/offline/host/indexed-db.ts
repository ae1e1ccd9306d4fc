import type { KeptEntry } from "@roundtable/host/tables/stored-match";
import { type LocalStore, type StoredTable, type StoredReview, VersionConflict } from "./local-store.ts";

const NAME = "roundtable";
const VERSION = 2;
const TABLES = "tables";
const ENTRIES = "entries";
const REVIEWS = "reviews";

interface EntryRow extends KeptEntry {
  readonly table: string;
  readonly n: number;
}

/** Opens the IndexedDB store of this browser. */
export function openLocalStore(): Promise<LocalStore> {
  const { promise, resolve, reject } = Promise.withResolvers<LocalStore>();
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
    resolve(new BrowserStore(db));
  });
  opening.addEventListener("error", () => reject(opening.error ?? new Error("The store cannot be opened.")));
  return promise;
}

// What is read is what we have written: nobody else writes here, and each change is one transaction.

class BrowserStore implements LocalStore {
  readonly #db: IDBDatabase;

  constructor(db: IDBDatabase) {
    this.#db = db;
  }

  async read(
    id: string,
  ): Promise<{ readonly kept: StoredTable; readonly entries: readonly KeptEntry[] } | null> {
    const reading = this.#db.transaction([TABLES, ENTRIES], "readonly");
    const [kept, rows] = await Promise.all([
      answered<StoredTable | undefined>(reading.objectStore(TABLES).get(id)),
      answered<EntryRow[]>(reading.objectStore(ENTRIES).getAll(entriesOf(id))),
    ]);
    return kept === undefined ? null : { kept, entries: rows.map(({ entry, told }) => ({ entry, told })) };
  }

  all(): Promise<readonly StoredTable[]> {
    return answered<StoredTable[]>(this.#db.transaction(TABLES, "readonly").objectStore(TABLES).getAll());
  }

  async write(kept: StoredTable, entries: readonly KeptEntry[] = []): Promise<void> {
    const writing = this.#db.transaction([TABLES, ENTRIES], "readwrite", { durability: "strict" });
    const done = ended(writing);
    const tables = writing.objectStore(TABLES);
    const before = tables.get(kept.id);
    let isOvertaken = false;
    before.addEventListener("success", () => {
      const known = (before.result as StoredTable | undefined)?.version ?? 0;
      isOvertaken = known !== kept.version - 1;
      if (isOvertaken) return writing.abort();
      tables.put(kept);
      // A match that was migrated to other rules may have lost its last entries.
      const from = entries[0]?.entry?.n;
      if (from !== undefined)
        writing.objectStore(ENTRIES).delete(IDBKeyRange.bound([kept.id, from], [kept.id, Infinity]));
      for (const { entry, told } of entries)
        if (entry !== null)
          writing.objectStore(ENTRIES).put({ table: kept.id, n: entry.n, entry, told } satisfies EntryRow);
    });
    try {
      await done;
    } catch (error) {
      throw isOvertaken ? new VersionConflict(`Table ${kept.id} was changed in another tab.`) : error;
    }
  }

  async remove(id: string): Promise<void> {
    const writing = this.#db.transaction([TABLES, ENTRIES, REVIEWS], "readwrite", { durability: "strict" });
    writing.objectStore(TABLES).delete(id);
    writing.objectStore(REVIEWS).delete(id);
    writing.objectStore(ENTRIES).delete(entriesOf(id));
    await ended(writing);
  }

  async review(id: string): Promise<StoredReview | null> {
    const reading = this.#db.transaction(REVIEWS, "readonly").objectStore(REVIEWS);
    return (await answered<StoredReview | undefined>(reading.get(id))) ?? null;
  }

  async keepReview(review: StoredReview): Promise<void> {
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
