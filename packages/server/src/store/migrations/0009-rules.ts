import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The newest version of the rules a match was played with. */
export const rules: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("matches").addColumn("rules", "integer").execute();
  },
};
