import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Offline uploads, and people's own bots. */
export const fromOutside: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("tables")
      .addColumn("offline", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable("guest_bots")
      .addColumn("person", "text", (column) => column.primaryKey())
      .addColumn("owner", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.unique())
      .addColumn("created", "bigint", (column) => column.notNull())
      .addColumn("used", "bigint")
      .execute();
    await db.schema.createIndex("guest_bots_by_owner").on("guest_bots").column("owner").execute();
  },
};
