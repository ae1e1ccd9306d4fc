import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What a node keeps is found by its name, so that it can let go of what it has forgotten. */
export const keepers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createIndex("tables_by_keeper")
      .on("tables")
      .column("keeper")
      .where("keeper", "is not", null)
      .execute();
  },
};
