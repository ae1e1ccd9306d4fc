import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Kysely, Transaction } from "kysely";
import { EntryRows } from "./entry-rows.ts";
import type { Schema } from "./schema.ts";
import { isBusy, type Trouble, troubleOf } from "./trouble.ts";

export type Write = (transaction: Transaction<Schema>, rows: EntryRows) => Promise<void>;
/** By prepared statements alone, without waiting for anything. */
export type QuickWrite = (rows: EntryRows) => void;

export interface CommitObserver {
  /** Called in the transaction, right before it is committed; a test holds it back or makes it fail here. */
  beforeCommit?(): Promise<void>;
  committed?(writes: number, seconds: number): void;
  /** Nothing can be kept any more; null when it can again. */
  troubled?(trouble: Trouble | null): void;
}

type Wish = { readonly write: Write } | { readonly quickly: QuickWrite };

/** How long a write waits for another program, such as a backup, to let go of the file, and how often it looks. */
const BUSY_MS = 5000;
const LOOK_AGAIN_MS = 20;

interface Waiting {
  readonly wish: Wish;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Everything that is written in one tick, by all tables, shares one transaction: one wait for the disk. Whoever awaits
 * `write` knows that it is kept.
 */
export class GroupCommit {
  readonly #db: Kysely<Schema>;
  readonly #observer: CommitObserver;
  readonly #rows: EntryRows;
  readonly #database: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #end: StatementSync;
  #waiting: Waiting[] = [];
  #running = false;
  #trouble: Trouble | null = null;

  constructor(db: Kysely<Schema>, database: DatabaseSync, observer: CommitObserver) {
    this.#db = db;
    this.#observer = observer;
    this.#rows = new EntryRows(database);
    this.#begin = database.prepare("begin");
    this.#end = database.prepare("commit");
    this.#database = database;
  }

  get trouble(): Trouble | null {
    return this.#trouble;
  }

  write(wish: Wish): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ wish, done, failed });
      if (!this.#running) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#waiting.length > 0) {
      await nextTick();
      const together = this.#waiting;
      this.#waiting = [];
      await this.#commitAll(together);
    }
    this.#running = false;
  }

  async #commitAll(together: readonly Waiting[]): Promise<void> {
    try {
      await this.#commitWhenFree(together.map(({ wish }) => wish));
      this.#note(null);
      for (const { done } of together) done();
    } catch (error) {
      this.#note(troubleOf(error) ?? this.#trouble);
      const [only, ...others] = together;
      if (others.length === 0) only?.failed(error);
      // One bad write must not take the others down with it.
      else for (const one of together) await this.#commitAll([one]);
    }
  }

  /** Nobody but the writers waits: the loop goes on meanwhile. */
  async #commitWhenFree(wishes: readonly Wish[]): Promise<void> {
    const begun = performance.now();
    for (;;) {
      try {
        return await this.#commit(wishes);
      } catch (error) {
        if (!isBusy(error) || performance.now() - begun > BUSY_MS) throw error;
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      }
    }
  }

  #note(trouble: Trouble | null): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#observer.troubled?.(trouble);
  }

  async #commit(wishes: readonly Wish[]): Promise<void> {
    const begun = performance.now();
    const quick = wishes.flatMap((wish) => ("quickly" in wish ? [wish.quickly] : []));
    if (quick.length === wishes.length && this.#observer.beforeCommit === undefined)
      this.#commitQuickly(quick);
    else await this.#commitSlowly(wishes);
    this.#observer.committed?.(wishes.length, (performance.now() - begun) / 1000);
  }

  /** In one go: nobody can read in the middle of it. */
  #commitQuickly(writes: readonly QuickWrite[]): void {
    this.#begin.run();
    try {
      for (const write of writes) write(this.#rows);
      this.#end.run();
    } catch (error) {
      // Some failures end the transaction by themselves.
      if (this.#database.isTransaction) this.#database.exec("rollback");
      throw error;
    }
  }

  async #commitSlowly(wishes: readonly Wish[]): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      for (const wish of wishes) {
        if ("quickly" in wish) wish.quickly(this.#rows);
        else await wish.write(transaction, this.#rows);
      }
      await this.#observer.beforeCommit?.();
    });
  }
}

function nextTick(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
