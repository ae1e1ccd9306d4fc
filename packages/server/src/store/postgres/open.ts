import { Kysely, PostgresDialect, sql } from "kysely";
import { type CustomTypesConfig, Pool, types as known } from "pg";
import { type CommitObserver, GroupCommit } from "../group-commit.ts";
import { bringUpToDate } from "../migrating.ts";
import { tryRoom } from "../moments.ts";
import type { Schema } from "../schema.ts";
import type { Store } from "../store.ts";
import { PostgresCommits } from "./commits.ts";

const READERS = 8;
/** How long a connection may take to come about. */
const CONNECT_MS = 5000;
/** Under this number nodes that start at the same time wait for each other. */
const UP_TO_DATE_LOCK = 7_350_012_024;

const INT8 = 20;

/** Moments and counts are numbers here as they are in SQLite: neither comes near 2^53. */
const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary"): unknown =>
    oid === INT8 ? Number : known.getTypeParser(oid, format ?? "text"),
};

/** A database that several nodes share. `failed` hears of connections that were lost while nobody used them. */
export async function openPostgres(
  url: string,
  observer: CommitObserver = {},
  failed: (error: Error) => void = () => {},
): Promise<Store> {
  const pool = (max: number): Pool => {
    const connections = new Pool({
      connectionString: url,
      max,
      types,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: "roundtable",
    });
    connections.on("error", failed);
    return connections;
  };
  const [readers, writer] = [pool(READERS), pool(1)];
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: readers }) });
  const writing = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: writer }) });
  const close = async (): Promise<void> => {
    for (const connections of [readers, writer]) if (!connections.ended) await connections.end();
  };
  try {
    await writing.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${sql.lit(UP_TO_DATE_LOCK)})`.execute(connection);
      try {
        await bringUpToDate(connection);
      } finally {
        await sql`select pg_advisory_unlock(${sql.lit(UP_TO_DATE_LOCK)})`.execute(connection);
      }
    });
  } catch (error) {
    await close();
    throw error;
  }
  const commits = new GroupCommit(new PostgresCommits(writing, writer, observer), observer);
  return {
    db,
    get trouble() {
      return commits.trouble;
    },
    write: (write) => commits.write({ write }),
    writeQuickly: (quickly) => commits.write({ quickly }),
    tryRoom: () => commits.write({ write: (transaction) => tryRoom(transaction, "room") }),
    close,
  };
}
