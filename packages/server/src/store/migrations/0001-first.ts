import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("people")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("secrets")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("tables")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("listed", "integer", (column) => column.notNull())
      .addColumn("host", "text")
      .addColumn("pace", "text", (column) => column.notNull())
      .addColumn("options", "text", (column) => column.notNull())
      .addColumn("commitment", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .addColumn("touched", "bigint", (column) => column.notNull())
      .addColumn("started", "bigint")
      .addColumn("over", "bigint")
      .addColumn("ended", "text")
      .addColumn("again", "text")
      .addColumn("maker", "text", (column) => column.notNull())
      .addColumn("request", "text", (column) => column.notNull())
      .addUniqueConstraint("one_table_per_request", ["maker", "request"])
      .execute();
    await db.schema
      .createIndex("tables_by_status")
      .on("tables")
      .columns(["status", "listed", "touched"])
      .execute();

    const ofATable = (name: string) =>
      db.schema
        .createTable(name)
        .addColumn("table_id", "text", (column) =>
          column.notNull().references("tables.id").onDelete("cascade"),
        );

    await ofATable("keys")
      .addColumn("key", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("keys_pk", ["table_id"])
      .execute();

    await ofATable("seats")
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("person", "text")
      .addColumn("invited", "text")
      .addColumn("bot", "text")
      .addColumn("played_by", "text", (column) => column.notNull())
      .addColumn("nonce", "text", (column) => column.notNull())
      .addColumn("wants_end", "integer", (column) => column.notNull())
      .addColumn("stand_in_votes", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("seats_pk", ["table_id", "seat"])
      .execute();
    await db.schema.createIndex("seats_by_person").on("seats").column("person").execute();

    await ofATable("matches")
      .addColumn("header", "text", (column) => column.notNull())
      .addColumn("setup", "text", (column) => column.notNull())
      .addColumn("opening", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("matches_pk", ["table_id"])
      .execute();

    await ofATable("entries")
      .addColumn("n", "integer", (column) => column.notNull())
      .addColumn("entry", "text", (column) => column.notNull())
      .addColumn("told", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("entries_pk", ["table_id", "n"])
      .execute();

    await ofATable("snapshots")
      .addColumn("snapshot", "text", (column) => column.notNull())
      .addColumn("asked", "text", (column) => column.notNull())
      .addColumn("outcome", "text")
      .addPrimaryKeyConstraint("snapshots_pk", ["table_id"])
      .execute();

    await ofATable("deadlines")
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("decision", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("deadlines_pk", ["table_id", "seat"])
      .execute();

    await ofATable("chat")
      .addColumn("n", "integer", (column) => column.notNull())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("command", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("chat_pk", ["table_id", "n"])
      .addUniqueConstraint("said_once", ["table_id", "person", "command"])
      .execute();
  },
};
