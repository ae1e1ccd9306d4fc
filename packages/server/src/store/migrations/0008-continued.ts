import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The point of a finished match from which another goes on. */
export const continued: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("tables").addColumn("continues", "text").execute();
  },
};
