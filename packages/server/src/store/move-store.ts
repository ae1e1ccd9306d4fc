import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { openPostgres } from "./postgres/open.ts";
import type { Schema } from "./schema/index.ts";
import { lockFolder } from "./sqlite/folder-lock.ts";
import { openSqlite } from "./sqlite/open.ts";

/** State of the moment, which is not copied. */
type OfTheMoment = "nodes" | "presences" | "waiting";

/** All other tables, in the order of their foreign keys. */
const MOVED = Object.keys({
  people: true,
  sessions: true,
  passkeys: true,
  passwords: true,
  tickets: true,
  account_events: true,
  tries: true,
  secrets: true,
  moments: true,
  removals: true,
  achievements: true,
  tables: true,
  keys: true,
  seats: true,
  matches: true,
  entries: true,
  snapshots: true,
  reviews: true,
  deadlines: true,
  chat: true,
  reports: true,
  client_errors: true,
  guest_bots: true,
  results: true,
  ratings: true,
  profiles: true,
  outbox: true,
  notices: true,
  subscriptions: true,
  notice_settings: true,
  companions: true,
  invitations: true,
  regards: true,
  operators: true,
  bans: true,
  announcements: true,
  deeds: true,
} satisfies Record<Exclude<keyof Schema, OfTheMoment>, true>);

const AT_ONCE = 500;

/** The target database is not empty. */
export class NotEmpty extends Error {
  override readonly name = "NotEmpty";
}

export type Moved = Readonly<Record<string, number>>;

/**
 * Copies a SQLite store into an empty PostgreSQL database in one transaction. The file is migrated first and otherwise
 * stays as it is. No server may be running on it.
 */
export async function moveToPostgres(dataDir: string, url: string): Promise<Moved> {
  const unlock = lockFolder(dataDir);
  try {
    const path = join(dataDir, "roundtable.sqlite");
    await (await openSqlite(path)).close();
    const file = new DatabaseSync(path, { readOnly: true });
    const store = await openPostgres(url);
    try {
      if (!(await isEmpty(store.db))) throw new NotEmpty();
      const moved: Record<string, number> = {};
      await store.write(async (transaction) => {
        for (const table of MOVED) moved[table] = await moveRows(file, transaction, table);
      });
      return moved;
    } finally {
      await store.close();
      file.close();
    }
  } finally {
    unlock();
  }
}

async function isEmpty(db: Kysely<Schema>): Promise<boolean> {
  const found = await Promise.all(
    (["people", "tables", "secrets"] as const).map((table) =>
      db.selectFrom(table).selectAll().limit(1).execute(),
    ),
  );
  return found.every((rows) => rows.length === 0);
}

type Row = Record<string, unknown>;

/** Table and column names come from our own schema, so they need no escaping. */
async function moveRows(file: DatabaseSync, to: Transaction<Schema>, table: string): Promise<number> {
  let rows: Row[] = [];
  let moved = 0;
  const flush = async (): Promise<void> => {
    if (rows.length > 0) await inserting(table, rows).execute(to);
    moved += rows.length;
    rows = [];
  };
  for (const row of file.prepare(`select * from ${table}`).iterate()) {
    rows.push(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, kept(value)])));
    if (rows.length === AT_ONCE) await flush();
  }
  await flush();
  return moved;
}

/** All rows of a table have the same columns in the same order. */
function inserting(table: string, rows: readonly Row[]): RawBuilder<unknown> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name));
  const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`);
  return sql`insert into ${sql.table(table)} (${sql.join(columns)}) values ${sql.join(values)}`;
}

/** PostgreSQL text cannot hold NUL characters. */
function kept(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "") : value;
}
