import { randomUUID } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { inject, onTestFinished } from "vitest";
import type { CommitObserver } from "../../../src/store/group-commit.ts";
import { openPostgres } from "../../../src/store/postgres/open.ts";
import { openSqlite } from "../../../src/store/sqlite/open.ts";
import type { Store } from "../../../src/store/store.ts";
import { newFolder } from "./new-folder.ts";

// Each folder stands for one store: a file in it, or a database of its own in the PostgreSQL of the test run.

const databases = new Map<string, Promise<string>>();

/** The address of the folder's database; null where there is a file in it. Either is up to date, with no row in it at first. */
export async function databaseIn(folder: string): Promise<string | null> {
  if (!isOnPostgres()) {
    if (existsSync(folder) && !existsSync(fileIn(folder))) copyFileSync(await upToDateFile(), fileIn(folder));
    return null;
  }
  const database = databases.get(folder) ?? emptyDatabase();
  databases.set(folder, database);
  return await database;
}

function fileIn(folder: string): string {
  return join(folder, "roundtable.sqlite");
}

let migrated: Promise<string> | null = null;

/** All migrations take longer than most tests, so they run once for a process; they have tests of their own. */
function upToDateFile(): Promise<string> {
  return (migrated ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), "roundtable-migrated-"));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    await (await openSqlite(fileIn(folder))).close();
    return fileIn(folder);
  })());
}

export function isOnPostgres(): boolean {
  return inject("postgres") !== null;
}

/** A folder with what is kept at this moment, in the middle of everything: a copy of the file, or the same database. */
export async function asAfterAKill(folder: string): Promise<string> {
  if (isOnPostgres()) return folder;
  const copy = newFolder();
  await cp(folder, copy, { recursive: true });
  return copy;
}

export async function openStoreIn(folder: string, observer: CommitObserver = {}): Promise<Store> {
  const url = await databaseIn(folder);
  return url === null ? await openSqlite(fileIn(folder), observer) : await openPostgres(url, observer);
}

/** An empty one that is closed when the test is over. */
export async function newStore(observer: CommitObserver = {}): Promise<Store> {
  const store = await openStoreIn(newFolder(), observer);
  onTestFinished(() => store.close());
  return store;
}

/** With nothing in it, not even tables; gone when the test is over. */
export async function newDatabase(): Promise<string> {
  const name = nameOfANewOne();
  await withPostgres((client) => client.query(`create database ${name} template template0`));
  onTestFinished(async () => {
    await withPostgres((client) => client.query(`drop database ${name} with (force)`));
  });
  return addressOf(name);
}

/** Up to date, with no row in it. To empty one takes less time than to make one: they go from test to test. */
async function emptyDatabase(): Promise<string> {
  const name = (await takeIdle()) ?? (await makeUpToDate());
  onTestFinished(() => giveBack(name));
  return addressOf(name);
}

async function makeUpToDate(): Promise<string> {
  const name = nameOfANewOne();
  await withPostgres((client) => client.query(`create database ${name} template template0`));
  await (await openPostgres(addressOf(name))).close();
  return name;
}

const IDLE = "create table if not exists idle (name text primary key)";
const IDLE_LOCK = 1;

async function takeIdle(): Promise<string | null> {
  return await withPostgres(async (client) => {
    await client.query("select pg_advisory_lock($1)", [IDLE_LOCK]);
    await client.query(IDLE);
    const { rows } = await client.query<{ name: string }>(
      "delete from idle where name in (select name from idle limit 1) returning name",
    );
    return rows[0]?.name ?? null;
  });
}

async function giveBack(name: string): Promise<void> {
  await withPostgres(async (client) => {
    // A leftover connection would write into the next test.
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    await withPostgres(async (inside) => {
      const { rows } = await inside.query<{ tablename: string }>(
        "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
      );
      // Each holds a few rows at most: to delete them takes less time than to truncate, which makes every file anew.
      const emptied = rows.map(({ tablename }) => `delete from ${tablename}`).join("; ");
      await inside.query(`set session_replication_role = replica; ${emptied}`);
    }, name);
    await client.query("insert into idle values ($1)", [name]);
  });
}

function nameOfANewOne(): string {
  return `test_${randomUUID().replaceAll("-", "")}`;
}

async function withPostgres<Result>(
  use: (client: Client) => Promise<Result>,
  database?: string,
): Promise<Result> {
  const url = database === undefined ? (inject("postgres") ?? "") : addressOf(database);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

function addressOf(database: string): string {
  const url = new URL(inject("postgres") ?? "");
  url.pathname = database;
  return url.href;
}
