import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

const A_YEAR = 365 * 24 * 60 * 60 * 1000;

/** Accounts: sessions, sign-in methods and preferences. */
export const somebody: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("people")
      .addColumn("signed_until", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
    // Cookies of people who are already stored last a year from their last visit.
    await sql`update people set signed_until = seen + ${sql.lit(A_YEAR)}`.execute(db);
    await db.schema.alterTable("people").addColumn("likes", "text").execute();
    await db.schema
      .alterTable("people")
      .addColumn("likes_at", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();

    await db.schema
      .createTable("sessions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("hash", "text", (column) => column.notNull().unique())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("device", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .addColumn("seen", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("sessions_by_person").on("sessions").column("person").execute();
    await db.schema.createIndex("sessions_by_sight").on("sessions").column("seen").execute();

    await db.schema
      .createTable("passkeys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("counter", "bigint", (column) => column.notNull())
      .addColumn("transports", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .addColumn("used", "bigint")
      .execute();
    await db.schema.createIndex("passkeys_by_person").on("passkeys").column("person").execute();

    await db.schema
      .createTable("passwords")
      .addColumn("person", "text", (column) => column.primaryKey())
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("changed", "bigint", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("tickets")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("person", "text")
      .addColumn("until", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("tickets_by_person").on("tickets").column("person").execute();
    await db.schema.createIndex("tickets_by_end").on("tickets").column("until").execute();

    await db.schema
      .createTable("tries")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("until", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("tries_by_end").on("tries").column("until").execute();
  },
};
