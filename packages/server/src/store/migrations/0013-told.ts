import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Notifications: settings, channels and the outbox. */
export const told: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("outbox")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person", "text")
      .addColumn("way", "text", (column) => column.notNull())
      .addColumn("target", "text", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .addColumn("due", "bigint", (column) => column.notNull())
      .addColumn("tries", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("outbox_by_due").on("outbox").column("due").execute();

    await db.schema
      .createTable("notices")
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("table_id", "text", (column) => column.notNull().references("tables.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("mark", "text", (column) => column.notNull())
      .addColumn("position", "bigint", (column) => column.notNull())
      .addColumn("notice", "text", (column) => column.notNull())
      .addColumn("due", "bigint")
      .addPrimaryKeyConstraint("notices_pk", ["person", "table_id", "kind"])
      .execute();
    await db.schema.createIndex("notices_by_due").on("notices").column("due").execute();
    await db.schema.createIndex("notices_by_table").on("notices").column("table_id").execute();

    await db.schema
      .createTable("subscriptions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("endpoint", "text", (column) => column.notNull())
      .addColumn("p256dh", "text", (column) => column.notNull())
      .addColumn("auth", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("subscriptions_by_person").on("subscriptions").column("person").execute();

    await db.schema
      .createTable("notice_settings")
      .addColumn("person", "text", (column) => column.primaryKey())
      .addColumn("locale", "text", (column) => column.notNull())
      .addColumn("settings", "text", (column) => column.notNull())
      .addColumn("mail", "text")
      .addColumn("mail_confirmed", "bigint", (column) => column.notNull())
      .addColumn("hook", "text")
      .addColumn("hook_secret", "text")
      .execute();

    await db.schema
      .alterTable("presences")
      .addColumn("in_sight", "bigint", (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
