import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What is to be deleted is marked first, and deleted when the store has been running for days since then. */
export const removals: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("removals")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("last_used", "bigint", (column) => column.notNull())
      .addColumn("marked", "bigint", (column) => column.notNull())
      .addColumn("uptime", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("removals_pk", ["kind", "id"])
      .execute();
    await db.schema.createIndex("removals_by_uptime").on("removals").columns(["kind", "uptime"]).execute();
  },
};
