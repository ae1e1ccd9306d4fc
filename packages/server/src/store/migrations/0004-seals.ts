import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Seals of chance at the start. Waiting tables lose nothing, and matches have theirs in the header. */
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
