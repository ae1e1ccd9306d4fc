import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const called: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("seats").addColumn("called", "text").execute();
  },
};
