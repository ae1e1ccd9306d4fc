import { Kysely, sql } from "kysely";
import { clockOf, type SystemClock } from "@roundtable/host/clock";
import { systemClock } from "../../common/system-clock.ts";
import { type CommitObserver, GroupCommit } from "../group-commit.ts";
import { tablesWithClocks } from "../tables/match-repository.ts";
import { migrate } from "../migrate.ts";
import { keepForAMoment } from "../timestamps.ts";
import { singleNode } from "../nodes.ts";
import type { Schema } from "../schema/index.ts";
import type { Store } from "../store.ts";
import { SqliteCommits } from "./commits.ts";
import { openFile, sqlite } from "./dialect.ts";

/** More than fits into the file's free pages. */
const ROOM = "x".repeat(64 * 1024);

export interface SqliteSettings extends CommitObserver {
  readonly clock?: SystemClock;
}

/** Opens a file that no other server writes to. `closed` is called when it is closed. */
export async function openSqlite(
  path: string,
  observer: SqliteSettings = {},
  closed: () => void = () => {},
): Promise<Store> {
  const database = openFile(path);
  const db = new Kysely<Schema>({ dialect: sqlite(database) });
  try {
    await migrate(db);
    await sql`pragma busy_timeout = 0`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const commits = new GroupCommit(new SqliteCommits(db, database, observer), observer);
  return {
    db,
    get trouble() {
      return commits.trouble;
    },
    nodes: singleNode((before) => tablesWithClocks(db, before)),
    clock: clockOf(observer.clock ?? systemClock),
    // There is no other clock to compare with.
    clockSkewMs: 0,
    reading: (read) => read(db),
    write: (write) => commits.write({ write }),
    writeQuickly: (quickly) => commits.write({ quickly }),
    tryWriting: () => commits.write({ write: (transaction) => keepForAMoment(transaction, "health") }),
    tryRoom: () => commits.write({ write: (transaction) => keepForAMoment(transaction, ROOM) }),
    async close() {
      await db.destroy();
      closed();
    },
  };
}
