import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Whether hints are allowed at a table. */
export const hints: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("tables")
      .addColumn("hints", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
