import type { KeptEntry } from "@roundtable/host/tables/stored-match";
import { type HereStore, type KeptHere, type KeptReview, Overtaken } from "./kept-here.ts";

const NAME = "roundtable";
const VERSION = 2;
const TABLES = "tables";
const ENTRIES = "entries";
const REVIEWS = "reviews";

interface EntryRow extends KeptEntry {
  readonly table: string;
  readonly n: number;
}

/** The store of this browser. */
export function openedStore(): Promise<HereStore> {
  const { promise, resolve, reject } = Promise.withResolvers<HereStore>();
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
    // A newer page wants to change it: whoever has it open lets go.
    db.addEventListener("versionchange", () => db.close());
    resolve(new BrowserStore(db));
  });
  opening.addEventListener("error", () => reject(opening.error ?? new Error("The store cannot be opened.")));
  return promise;
}

// What comes out is what we have put in: nobody else writes here, and each change in one transaction.

class BrowserStore implements HereStore {
  readonly #db: IDBDatabase;

  constructor(db: IDBDatabase) {
    this.#db = db;
  }

  async read(
    id: string,
  ): Promise<{ readonly kept: KeptHere; readonly entries: readonly KeptEntry[] } | null> {
    const reading = this.#db.transaction([TABLES, ENTRIES], "readonly");
    const [kept, rows] = await Promise.all([
      answered<KeptHere | undefined>(reading.objectStore(TABLES).get(id)),
      answered<EntryRow[]>(reading.objectStore(ENTRIES).getAll(entriesOf(id))),
    ]);
    return kept === undefined ? null : { kept, entries: rows.map(({ entry, told }) => ({ entry, told })) };
  }

  all(): Promise<readonly KeptHere[]> {
    return answered<KeptHere[]>(this.#db.transaction(TABLES, "readonly").objectStore(TABLES).getAll());
  }

  async write(kept: KeptHere, entries: readonly KeptEntry[] = []): Promise<void> {
    const writing = this.#db.transaction([TABLES, ENTRIES], "readwrite", { durability: "strict" });
    const done = ended(writing);
    const tables = writing.objectStore(TABLES);
    const before = tables.get(kept.id);
    let isOvertaken = false;
    before.addEventListener("success", () => {
      const known = (before.result as KeptHere | undefined)?.version ?? 0;
      isOvertaken = known !== kept.version - 1;
      if (isOvertaken) return writing.abort();
      tables.put(kept);
      // A match that other rules go on with may have lost its last entries.
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
      throw isOvertaken ? new Overtaken(`Table ${kept.id} was changed in another tab.`) : error;
    }
  }

  async remove(id: string): Promise<void> {
    const writing = this.#db.transaction([TABLES, ENTRIES, REVIEWS], "readwrite", { durability: "strict" });
    writing.objectStore(TABLES).delete(id);
    writing.objectStore(REVIEWS).delete(id);
    writing.objectStore(ENTRIES).delete(entriesOf(id));
    await ended(writing);
  }

  async review(id: string): Promise<KeptReview | null> {
    const reading = this.#db.transaction(REVIEWS, "readonly").objectStore(REVIEWS);
    return (await answered<KeptReview | undefined>(reading.get(id))) ?? null;
  }

  async keepReview(review: KeptReview): Promise<void> {
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
