import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** An index on owners, so that a node can release tables it has forgotten. */
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
