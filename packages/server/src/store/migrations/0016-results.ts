import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Results of every seat, which outlive their match; ratings; and profiles. */
export const results: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("results")
      .addColumn("table_id", "text", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("seats", "integer", (column) => column.notNull())
      .addColumn("over", "bigint", (column) => column.notNull())
      .addColumn("ended", "text", (column) => column.notNull())
      .addColumn("person", "text")
      .addColumn("bot", "text")
      .addColumn("won", "integer", (column) => column.notNull())
      .addColumn("place", "integer")
      .addColumn("forfeited", "integer", (column) => column.notNull())
      .addColumn("points", "integer")
      .addColumn("facts", "text", (column) => column.notNull())
      .addColumn("rated", "integer", (column) => column.notNull())
      .addColumn("rating_before", "double precision")
      .addColumn("rating_after", "double precision")
      .addColumn("deviation_after", "double precision")
      .addPrimaryKeyConstraint("results_pk", ["table_id", "seat"])
      .execute();
    await db.schema
      .createIndex("results_by_person")
      .on("results")
      .columns(["person", "over", "table_id"])
      .execute();
    await db.schema
      .createIndex("results_by_person_and_game")
      .on("results")
      .columns(["person", "game", "over", "table_id"])
      .execute();

    await db.schema
      .createTable("ratings")
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("who", "text", (column) => column.notNull())
      .addColumn("rating", "double precision", (column) => column.notNull())
      .addColumn("deviation", "double precision", (column) => column.notNull())
      .addColumn("volatility", "double precision", (column) => column.notNull())
      .addColumn("matches", "integer", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("settled_until", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("ratings_pk", ["game", "kind", "who"])
      .execute();
    await db.schema
      .createIndex("ratings_by_strength")
      .on("ratings")
      .columns(["game", "kind", "rating", "who"])
      .execute();
    await db.schema.createIndex("ratings_by_person").on("ratings").columns(["kind", "who"]).execute();

    await db.schema
      .createTable("profiles")
      .addColumn("person", "text", (column) => column.primaryKey())
      .addColumn("seen_by", "text", (column) => column.notNull())
      .addColumn("among_best", "integer", (column) => column.notNull())
      .execute();

    // Earlier matches are recorded later, backwards from here, while the server runs.
    await sql`
      insert into moments (name, at)
      select 'recorded', max(over) + 1 from tables where status = 'over' having max(over) is not null
    `.execute(db);
  },
};
