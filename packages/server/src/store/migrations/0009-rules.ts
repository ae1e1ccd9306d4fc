import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** A match says by which rules it was last played, where those are not the ones by which it was begun. */
export const rules: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("matches").addColumn("rules", "integer").execute();
  },
};
