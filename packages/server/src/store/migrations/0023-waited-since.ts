import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Since when the table waited at a snapshot's position, so that a restart does not forget it. */
export const waitedSince: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("snapshots").addColumn("since", "bigint").execute();
  },
};
