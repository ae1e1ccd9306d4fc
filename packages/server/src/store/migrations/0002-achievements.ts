import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const achievements: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("achievements")
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("achievement", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("achievements_pk", ["person", "game", "achievement"])
      .execute();
  },
};
