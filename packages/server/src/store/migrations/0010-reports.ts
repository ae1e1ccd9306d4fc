import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Players' reports, which outlive their tables. */
export const reports: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("reports")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("table_id", "text", (column) => column.notNull())
      .addColumn("words", "text", (column) => column.notNull())
      .addColumn("report", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("reports_by_time").on("reports").column("at").execute();
  },
};
