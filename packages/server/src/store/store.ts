import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { type CommitObserver, GroupCommit, type QuickWrite, type Write } from "./group-commit.ts";
import { migrations } from "./migrations/index.ts";
import type { Schema } from "./schema.ts";
import { openFile, sqlite } from "./sqlite.ts";
import type { Trouble } from "./trouble.ts";

/** Everything that outlives the process. Reads go straight to `db`; every write is a part of a group commit. */
export interface Store {
  readonly db: Kysely<Schema>;
  /** Why nothing could be kept the last time; null if it was. */
  readonly trouble: Trouble | null;
  /** Resolves when it is durably kept; rejects when none of it is. */
  write(write: Write): Promise<void>;
  /** The same for what happens at every move, without the detour by the query builder. */
  writeQuickly(write: QuickWrite): Promise<void>;
  close(): Promise<void>;
}

/** The file was brought up to date by a server that knows more than this one. */
export class NewerFile extends Error {
  override readonly name = "NewerFile";
}

async function isOfTheFuture(db: Kysely<Schema>): Promise<boolean> {
  const tables = await sql`select 1 from sqlite_master where name = ${MIGRATED}`.execute(db);
  if (tables.rows.length === 0) return false;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATED)}`.execute(db);
  return rows.some(({ name }) => !Object.hasOwn(migrations, name));
}

/** Where the migrator keeps the names of those that were done. */
const MIGRATED = "kysely_migration";

export async function openStore(path: string, observer: CommitObserver = {}): Promise<Store> {
  const database = openFile(path);
  const db = new Kysely<Schema>({ dialect: sqlite(database) });
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  try {
    if (await isOfTheFuture(db)) throw new NewerFile(path);
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw new Error("It could not be brought up to date", { cause: error });
    await sql`pragma busy_timeout = 0`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const commits = new GroupCommit(db, database, observer);
  return {
    db,
    get trouble() {
      return commits.trouble;
    },
    write: (write) => commits.write({ write }),
    writeQuickly: (quickly) => commits.write({ quickly }),
    close: () => db.destroy(),
  };
}
