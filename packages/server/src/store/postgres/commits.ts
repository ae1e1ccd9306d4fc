import { CompiledQuery, type Kysely, type Transaction } from "kysely";
import type { Pool } from "pg";
import type { CommitObserver, Committing, Wish } from "../group-commit.ts";
import type { Schema } from "../schema.ts";
import { GatheredRows, type Statement } from "./entry-rows.ts";

/** All writes go over one connection, so that each transaction begins when the one before it is over. */
export class PostgresCommits implements Committing {
  readonly #db: Kysely<Schema>;
  readonly #pool: Pool;
  readonly #observer: CommitObserver;

  /** `db` and `pool` are the same single connection. */
  constructor(db: Kysely<Schema>, pool: Pool, observer: CommitObserver) {
    this.#db = db;
    this.#pool = pool;
    this.#observer = observer;
  }

  async commit(wishes: readonly Wish[]): Promise<void> {
    const rows = new GatheredRows();
    const slow = wishes.flatMap((wish) => ("quickly" in wish ? [] : [wish.write]));
    for (const wish of wishes) if ("quickly" in wish) wish.quickly(rows);
    const [only, ...more] = rows.statements;
    if (slow.length === 0 && more.length === 0 && this.#observer.beforeCommit === undefined) {
      // A statement alone is its own transaction, in one round trip.
      if (only !== undefined) await this.#pool.query({ ...only, values: [...only.values] });
      return;
    }
    await this.#db.transaction().execute(async (transaction) => {
      await sendAll(transaction, rows.statements);
      for (const write of slow) {
        const own = new GatheredRows();
        await write(transaction, own);
        await sendAll(transaction, own.statements);
      }
      await this.#observer.beforeCommit?.();
    });
  }
}

async function sendAll(transaction: Transaction<Schema>, statements: readonly Statement[]): Promise<void> {
  for (const { text, values } of statements)
    await transaction.executeQuery(CompiledQuery.raw(text, [...values]));
}
