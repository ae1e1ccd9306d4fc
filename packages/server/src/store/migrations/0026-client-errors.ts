import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Errors in pages: each once with a count, and without any person. */
export const clientErrors: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("client_errors")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("place", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("stack", "text", (column) => column.notNull())
      .addColumn("build", "text", (column) => column.notNull())
      .addColumn("times", "bigint", (column) => column.notNull())
      .addColumn("first_at", "bigint", (column) => column.notNull())
      .addColumn("last_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("client_errors_by_time").on("client_errors").column("last_at").execute();
  },
};
