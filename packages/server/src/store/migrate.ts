import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/index.ts";
import type { Schema } from "./schema/index.ts";

/** The store was migrated by a newer version of this server. */
export class NewerStore extends Error {
  override readonly name = "NewerStore";
}

/** Runs pending migrations. If several servers start at once, one of them does it. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  if (await isOfTheFuture(db)) throw new NewerStore();
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error("It could not be brought up to date", { cause: error });
}

/** The migrator's own table. */
const MIGRATED = "kysely_migration";

async function isOfTheFuture(db: Kysely<Schema>): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATED)) return false;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATED)}`.execute(db);
  return rows.some(({ name }) => !Object.hasOwn(migrations, name));
}
