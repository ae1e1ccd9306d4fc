import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Shares of chance are sealed at the start: tables that gather lose nothing, and matches have theirs in their header. */
export const seals: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("tables").addColumn("seals", "text").execute();
    await db.schema
      .alterTable("tables")
      .addColumn("called_off", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
    await db.schema.alterTable("seats").dropColumn("nonce").execute();
  },
};
