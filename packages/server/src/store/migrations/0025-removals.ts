import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Rows are marked before they are removed, and removed after days of uptime. */
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
