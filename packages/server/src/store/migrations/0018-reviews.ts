import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Reviews of finished matches. */
export const reviews: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("reviews")
      .addColumn("table_id", "text", (column) => column.notNull().references("tables.id").onDelete("cascade"))
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("packed", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("reviews_pk", ["table_id"])
      .execute();
  },
};
