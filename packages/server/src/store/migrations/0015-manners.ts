import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Moderation: blocks, spectator access, vote-outs, reports about people, bans, announcements, and the log of operators'
 * actions.
 */
export const manners: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("regards")
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("other", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("regards_pk", ["person", "other"])
      .execute();
    await db.schema.createIndex("regards_by_other").on("regards").column("other").execute();

    await db.schema
      .createTable("operators")
      .addColumn("person", "text", (column) => column.primaryKey())
      .addColumn("since", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("bans")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person", "text")
      .addColumn("addresses", "text")
      .addColumn("why", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("until", "bigint")
      .execute();
    await db.schema.createIndex("bans_by_person").on("bans").column("person").execute();
    await db.schema.createIndex("bans_by_time").on("bans").columns(["at", "id"]).execute();
    await db.schema
      .createTable("announcements")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("until", "bigint", (column) => column.notNull())
      .addColumn("person", "text")
      .addColumn("words", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("announcements_by_end").on("announcements").column("until").execute();
    await db.schema
      .createTable("deeds")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("operator", "text", (column) => column.notNull())
      .addColumn("what", "text", (column) => column.notNull())
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("why", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("deeds_by_time").on("deeds").columns(["at", "id"]).execute();

    await db.schema.alterTable("reports").addColumn("person", "text").execute();
    await db.schema.alterTable("reports").addColumn("reporter", "text").execute();
    await db.schema.alterTable("reports").addColumn("reason", "text").execute();
    await db.schema.alterTable("reports").addColumn("seen", "bigint").execute();

    await db.schema
      .alterTable("tables")
      .addColumn("watching", "text", (column) => column.notNull().defaultTo('{"kind":"allowed"}'))
      .execute();
    await db.schema
      .alterTable("tables")
      .addColumn("is_silenced", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable("chat")
      .addColumn("is_apart", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("seats").addColumn("mark", "integer").execute();
    await db.schema.alterTable("seats").addColumn("vote_out", "text").execute();
    await db.schema
      .alterTable("seats")
      .addColumn("is_out", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
