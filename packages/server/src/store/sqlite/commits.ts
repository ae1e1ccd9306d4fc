import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Kysely } from "kysely";
import type { CommitObserver, Committing, QuickWrite, Wish } from "../group-commit.ts";
import type { Schema } from "../schema/index.ts";
import { SqliteRows } from "./entry-repository.ts";
import { isBusy } from "./errors.ts";

/** How long a write waits for another program such as a backup, and how often it checks. */
const BUSY_MS = 5000;
const LOOK_AGAIN_MS = 20;

/** There is no other writer, so no write is refused. */
const NONE: ReadonlySet<Wish> = new Set();

export class SqliteCommits implements Committing {
  /** The wait for the disk is what costs, so one transaction is best. */
  readonly keepsMovesApart = false;
  readonly #db: Kysely<Schema>;
  readonly #database: DatabaseSync;
  readonly #observer: CommitObserver;
  readonly #rows: SqliteRows;
  readonly #begin: StatementSync;
  readonly #end: StatementSync;

  constructor(db: Kysely<Schema>, database: DatabaseSync, observer: CommitObserver) {
    this.#db = db;
    this.#database = database;
    this.#observer = observer;
    this.#rows = new SqliteRows(database);
    this.#begin = database.prepare("begin");
    this.#end = database.prepare("commit");
  }

  /** Only the writers wait while the file is busy; the event loop goes on. */
  async commit(wishes: readonly Wish[]): Promise<ReadonlySet<Wish>> {
    const begun = performance.now();
    for (;;) {
      try {
        await this.#commitNow(wishes);
        return NONE;
      } catch (error) {
        if (!isBusy(error) || performance.now() - begun > BUSY_MS) throw error;
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      }
    }
  }

  async #commitNow(wishes: readonly Wish[]): Promise<void> {
    const quick = wishes.flatMap((wish) => ("quickly" in wish ? [wish.quickly] : []));
    if (quick.length === wishes.length && this.#observer.beforeCommit === undefined)
      this.#commitQuickly(quick);
    else await this.#commitSlowly(wishes);
  }

  /** Synchronous, so that nobody reads in between. */
  #commitQuickly(writes: readonly QuickWrite[]): void {
    this.#begin.run();
    try {
      for (const write of writes) write(this.#rows);
      this.#end.run();
    } catch (error) {
      // Some failures roll back the transaction themselves.
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
