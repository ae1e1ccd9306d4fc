import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { DatabaseError, type Pool, type PoolClient } from "pg";

/** Whether the error comes from PostgreSQL itself and not from the network. */
export function isAnswer(error: unknown): boolean {
  return error instanceof DatabaseError;
}

/** A pool that drops a connection after an unanswered query, because the next query would wait behind it. */
export function livingLines(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => new Line(await pool.connect()),
    end: () => pool.end(),
  };
}

class Line implements PostgresPoolClient {
  readonly #client: PoolClient;
  #dead: { readonly why: unknown } | null = null;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(asked: unknown, values: readonly unknown[] = []): unknown {
    if (typeof asked !== "string") throw new Error("Nothing is read by cursors.");
    return this.#ask(asked, values);
  }

  release(isDiscarded = false): void {
    this.#client.release(isDiscarded || this.#dead !== null);
  }

  async #ask(text: string, values: readonly unknown[]): Promise<unknown> {
    if (this.#dead !== null) throw this.#dead.why;
    try {
      return await this.#client.query(text, [...values]);
    } catch (error) {
      if (!isAnswer(error)) this.#dead = { why: error };
      throw error;
    }
  }
}
