import { randomUUID } from "node:crypto";
import { Kysely, PostgresDialect, sql } from "kysely";
import { type CustomTypesConfig, Pool, type PoolConfig, types as known } from "pg";
import type { SystemClock } from "@roundtable/host/clock";
import { systemClock } from "../../common/system-clock.ts";
import { type CommitObserver, GroupCommit } from "../group-commit.ts";
import { migrate } from "../migrate.ts";
import { keepForAMoment } from "../timestamps.ts";
import type { Schema } from "../schema/index.ts";
import type { Store } from "../store.ts";
import { PostgresCommits } from "./commits.ts";
import { DatabaseClock } from "./database-clock.ts";
import { livingLines } from "./connections.ts";
import { type NodeSettings, PostgresNodes } from "./nodes.ts";

const READERS = 8;
/** The timeout for a new connection. */
const CONNECT_MS = 5000;
/** A node that hangs in a transaction blocks the others for no longer than this. */
const STANDSTILL_MS = 3000;
/** A query that takes longer means that the connection is dead. */
const PATIENCE_MS = 12_000;
/** PostgreSQL aborts earlier, so that it does nothing that nobody waits for. */
const GIVES_UP = 0.75;
/** The advisory lock for migrations. */
const UP_TO_DATE_LOCK = 7_350_012_024;

const INT8 = 20;

/** Timestamps and counts are numbers, as in SQLite. Neither comes near 2^53. */
const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary"): unknown =>
    oid === INT8 ? Number : known.getTypeParser(oid, format ?? "text"),
};

export interface PostgresSettings
  extends CommitObserver, Partial<Pick<NodeSettings, "leaseMs" | "failed" | "databaseNow">> {
  readonly patienceMs?: number;
  /** This machine's clock. */
  readonly clock?: SystemClock;
}

/** The default lease. */
const LEASE_MS = 6000;

/** Opens a database that several nodes share. `failed` is called for lost connections. */
export async function openPostgres(url: string, settings: PostgresSettings = {}): Promise<Store> {
  const {
    failed = () => {},
    leaseMs = LEASE_MS,
    patienceMs = PATIENCE_MS,
    clock: system = systemClock,
    databaseNow = (told) => told,
  } = settings;
  const connection = {
    connectionString: url,
    types,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    idle_in_transaction_session_timeout: STANDSTILL_MS,
    application_name: "roundtable",
  };
  const patience = { query_timeout: patienceMs, statement_timeout: patienceMs * GIVES_UP };
  const pool = (max: number): Pool => {
    const connections = new Pool({ ...connection, ...patience, max });
    // A lost connection reports it itself, even while in use; the pool reports it again.
    connections.on("connect", (client) => client.on("error", failed));
    connections.on("error", () => {});
    return connections;
  };
  const [readers, writer] = [pool(READERS), pool(1)];
  const over = (connections: Pool): Kysely<Schema> =>
    new Kysely<Schema>({ dialect: new PostgresDialect({ pool: livingLines(connections) }) });
  const [db, writing] = [over(readers), over(writer)];
  const hangUp = async (): Promise<void> => {
    for (const connections of [readers, writer]) if (!connections.ended) await connections.end();
  };
  await bringUpToDateAlone(connection);
  const node = randomUUID();
  const commits = new GroupCommit(new PostgresCommits(writing, writer, node, settings), settings);
  const clock = new DatabaseClock(system);
  const nodes = new PostgresNodes({ db, readers }, (wish) => commits.write(wish), connection, {
    node,
    leaseMs,
    system,
    clock,
    databaseNow,
    failed,
  });
  await nodes.readClock();
  // Each node uses its own row, so that none waits for another.
  const tryWriting = (): Promise<void> =>
    commits.write({ write: (transaction) => keepForAMoment(transaction, `health of ${node}`) });
  return {
    db,
    get trouble() {
      return commits.trouble;
    },
    nodes,
    clock,
    get clockSkewMs() {
      return clock.skewMs;
    },
    reading: (read) =>
      db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read),
    write: (write, about) => commits.write({ write, about }),
    writeQuickly: (quickly, about) => commits.write({ quickly, about }),
    tryWriting,
    tryRoom: tryWriting,
    async close() {
      await nodes.close();
      await hangUp();
    },
  };
}

/** If several nodes start at once, one migrates and the others wait, however long it takes. */
async function bringUpToDateAlone(config: PoolConfig): Promise<void> {
  const pool = new Pool({ ...config, max: 1 });
  pool.on("error", () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${sql.lit(UP_TO_DATE_LOCK)})`.execute(connection);
      try {
        await migrate(connection);
      } finally {
        await sql`select pg_advisory_unlock(${sql.lit(UP_TO_DATE_LOCK)})`.execute(connection);
      }
    });
  } finally {
    await db.destroy();
  }
}
