import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Whether the host allows people and bots of their own to be rated together. */
export const ratedWithBots: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("tables")
      .addColumn("rated_with_bots", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
