import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Snapshots are no longer taken after each entry: they say after which entry they were taken, and entries which seats they
 * left asked.
 */
export const snapshotsNowAndThen: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("snapshots")
      .addColumn("after", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update snapshots set after = coalesce(
      (select max(n) from entries where entries.table_id = snapshots.table_id), 0)`.execute(db);
    await db.schema.alterTable("entries").addColumn("asked", "text").execute();
  },
};
