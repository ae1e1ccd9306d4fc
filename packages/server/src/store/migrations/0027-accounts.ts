import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Re-authentication, an absolute end of sessions, confirmed addresses, and account logs. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const column of ["began", "proved", "rotated", "host_cookie"] as const)
      await db.schema.alterTable("sessions").addColumn(column, "bigint").execute();
    await db.schema.alterTable("sessions").addColumn("previous", "text").execute();
    await db.schema.createIndex("sessions_by_previous").on("sessions").column("previous").execute();
    // Signs nobody out: the lifetime of existing sessions starts when anyone was last here. A wrong clock of this machine
    // could end them at once, or never.
    await sql`update sessions set began = (select max(seen) from sessions)`.execute(db);

    await db.schema.alterTable("passwords").addColumn("confirmed", "bigint").execute();
    await db.schema.alterTable("tickets").addColumn("email", "text").execute();
    await db.schema.alterTable("tickets").addColumn("password", "text").execute();

    await db.schema
      .createTable("account_events")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("device", "text", (column) => column.notNull())
      .addColumn("place", "text", (column) => column.notNull())
      .addColumn("what", "text", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("account_events_by_person")
      .on("account_events")
      .columns(["person", "at"])
      .execute();
    await db.schema.createIndex("account_events_by_age").on("account_events").column("at").execute();
  },
};
