import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Time controls, the state of clocks, and forfeits. */
export const time: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("tables")
      .addColumn("clock", "text", (column) => column.notNull().defaultTo('{"kind":"none"}'))
      .execute();
    await db.schema
      .alterTable("tables")
      .addColumn("rated", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("tables").addColumn("time", "text").execute();
    await db.schema.alterTable("tables").addColumn("alarm", "bigint").execute();
    await db.schema.createIndex("tables_by_alarm").on("tables").column("alarm").execute();

    await db.schema
      .alterTable("seats")
      .addColumn("forfeited", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
