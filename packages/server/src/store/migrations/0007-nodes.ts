import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** For several nodes: versions of tables, presence, and owners. */
export const nodes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("tables")
      .addColumn("version", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("tables").addColumn("starting", "text").execute();
    await db.schema.alterTable("tables").addColumn("keeper", "text").execute();

    await db.schema
      .createTable("nodes")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("until", "bigint", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("presences")
      .addColumn("table_id", "text", (column) => column.notNull().references("tables.id").onDelete("cascade"))
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("node", "text", (column) => column.notNull())
      .addColumn("gone", "bigint")
      .addPrimaryKeyConstraint("presences_pk", ["table_id", "person", "node"])
      .execute();
    await db.schema.createIndex("presences_by_node").on("presences").column("node").execute();
  },
};
