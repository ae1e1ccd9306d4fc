import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { type CommitObserver, GroupCommit, type QuickWrite, type Write } from "./group-commit.ts";
import { migrations } from "./migrations/index.ts";
import type { Schema } from "./schema.ts";
import { openFile, sqlite } from "./sqlite.ts";

/** Everything that outlives the process. Reads go straight to `db`; every write is a part of a group commit. */
export interface Store {
  readonly db: Kysely<Schema>;
  /** Resolves when it is durably kept; rejects when none of it is. */
  write(write: Write): Promise<void>;
  /** The same for what happens at every move, without the detour by the query builder. */
  writeQuickly(write: QuickWrite): Promise<void>;
  close(): Promise<void>;
}

export async function openStore(path: string, observer: CommitObserver = {}): Promise<Store> {
  const database = openFile(path);
  const db = new Kysely<Schema>({ dialect: sqlite(database) });
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error("The store could not be brought up to date.", { cause: error });
  const commits = new GroupCommit(db, database, observer);
  return {
    db,
    write: (write) => commits.write({ write }),
    writeQuickly: (quickly) => commits.write({ quickly }),
    close: () => db.destroy(),
  };
}
