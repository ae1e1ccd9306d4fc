import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { newCode } from "../tables/table-code.ts";

/** Matchmaking, table codes, recent players, and lists that are read by key. */
export const finding: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("tables").addColumn("code", "text").execute();
    await db.schema.createIndex("tables_by_code").unique().on("tables").column("code").execute();
    await nameTables(db);
    await db.schema.dropIndex("tables_by_status").execute();
    await db.schema
      .createIndex("tables_by_birth")
      .on("tables")
      .columns(["status", "listed", "created", "id"])
      .execute();

    await db.schema.dropIndex("tables_by_host").execute();
    await db.schema
      .createIndex("tables_by_host")
      .on("tables")
      .columns(["host", "status", "created"])
      .execute();

    await db.schema.alterTable("seats").addColumn("over", "bigint").execute();
    await sql`update seats set over = (
      select tables.over from tables where tables.id = seats.table_id and started is not null
    ) where is_over = 1`.execute(db);
    await db.schema.dropIndex("seats_by_person").execute();
    await db.schema
      .createIndex("seats_by_person")
      .on("seats")
      .columns(["person", "is_over", "over", "table_id"])
      .execute();

    const person = (name: string) =>
      [
        name,
        "text",
        (column: ColumnDefinitionBuilder) => column.notNull().references("people.id").onDelete("cascade"),
      ] as const;
    await db.schema
      .createTable("waiting")
      .addColumn(...person("person"))
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("seats", "integer", (column) => column.notNull())
      .addColumn("rated", "integer", (column) => column.notNull())
      .addColumn("bots_at", "bigint")
      .addColumn("rating", "double precision")
      .addColumn("since", "bigint", (column) => column.notNull())
      .addColumn("until", "bigint", (column) => column.notNull())
      .addColumn("offer", "text")
      .addColumn("offered_until", "bigint")
      .addColumn("size", "integer")
      .addColumn("ready", "integer", (column) => column.notNull())
      .addColumn("table_id", "text")
      .addPrimaryKeyConstraint("waiting_pk", ["person"])
      .execute();
    await db.schema.createIndex("waiting_by_time").on("waiting").column("since").execute();
    await db.schema.createIndex("waiting_by_offer").on("waiting").column("offer").execute();

    await db.schema
      .createTable("companions")
      .addColumn(...person("person"))
      .addColumn(...person("other"))
      .addColumn("at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("companions_pk", ["person", "other"])
      .execute();
    await sql`insert into companions (person, other, at)
      select mine.person, theirs.person, max(mine.over) from seats as mine
      join seats as theirs on theirs.table_id = mine.table_id and theirs.person <> mine.person
      join people as me on me.id = mine.person join people as they on they.id = theirs.person
      where mine.over is not null group by mine.person, theirs.person`.execute(db);
    await db.schema
      .createIndex("companions_by_time")
      .on("companions")
      .columns(["person", "at", "other"])
      .execute();
    await db.schema.createIndex("companions_by_other").on("companions").column("other").execute();

    await db.schema
      .createTable("invitations")
      .addColumn("table_id", "text", (column) => column.notNull().references("tables.id").onDelete("cascade"))
      .addColumn(...person("person"))
      .addColumn(...person("host"))
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("until", "bigint", (column) => column.notNull())
      .addColumn("answer", "text")
      .addPrimaryKeyConstraint("invitations_pk", ["table_id", "person"])
      .execute();
    await db.schema
      .createIndex("invitations_by_person")
      .on("invitations")
      .columns(["person", "until"])
      .execute();
    await db.schema.createIndex("invitations_by_host").on("invitations").columns(["host", "until"]).execute();
    await db.schema
      .createIndex("invitations_by_end")
      .on("invitations")
      .columns(["answer", "until"])
      .execute();
  },
};

/** Gives codes to tables that are not over. */
async function nameTables(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from tables where status <> 'over'`.execute(db);
  const given = new Set<string>();
  for (const { id } of rows) {
    let code = newCode();
    while (given.has(code)) code = newCode();
    given.add(code);
    await sql`update tables set code = ${code} where id = ${id}`.execute(db);
  }
}
