import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** For public servers that run for years: no query grows with the number of finished tables. */
export const openHouse: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("moments")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();

    await db.schema
      .alterTable("tables")
      .addColumn("removed", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
    await db.schema.createIndex("tables_by_host").on("tables").columns(["host", "status"]).execute();
    await db.schema.createIndex("tables_by_touch").on("tables").columns(["status", "touched"]).execute();
    await db.schema.createIndex("tables_by_end").on("tables").columns(["status", "over"]).execute();

    await db.schema
      .alterTable("seats")
      .addColumn("is_over", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update seats set is_over = 1 where table_id in (select id from tables where status = 'over')`.execute(
      db,
    );
    await db.schema.dropIndex("seats_by_person").execute();
    await db.schema.createIndex("seats_by_person").on("seats").columns(["person", "is_over"]).execute();

    await db.schema
      .alterTable("people")
      .addColumn("seen", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update people set seen = created`.execute(db);
    await db.schema.createIndex("people_by_sight").on("people").column("seen").execute();
  },
};
