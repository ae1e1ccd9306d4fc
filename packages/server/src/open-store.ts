import { join } from "node:path";
import type { Logger } from "pino";
import { makeDataDir } from "./config/folders.ts";
import { messageOf, type Settings, SettingsError } from "./config/settings.ts";
import { NewerStore } from "./store/migrate.ts";
import { sqlStateOf } from "./store/postgres/errors.ts";
import { openPostgres, type PostgresSettings } from "./store/postgres/open.ts";
import { FolderTaken, lockFolder } from "./store/sqlite/folder-lock.ts";
import { openSqlite, type SqliteSettings } from "./store/sqlite/open.ts";
import type { Store } from "./store/store.ts";
import { inWords, troubleOf } from "./store/disk-errors.ts";

/** Opens the store that the settings name. Errors say in one line what to do. */
export async function openStore(
  { databaseUrl, dataDir }: Pick<Settings, "databaseUrl" | "dataDir">,
  log: Logger,
  observer: PostgresSettings,
): Promise<Store> {
  return databaseUrl === null
    ? await openFolder(dataDir, observer)
    : await openDatabase(databaseUrl, log, observer);
}

async function openFolder(dataDir: string, observer: SqliteSettings): Promise<Store> {
  makeDataDir(dataDir);
  const path = join(dataDir, "roundtable.sqlite");
  let unlock = (): void => {};
  try {
    unlock = lockFolder(dataDir);
    const store = await openSqlite(path, observer, unlock);
    // Writes something now, so that a full or read-only disk shows at the start.
    await store.tryRoom();
    return store;
  } catch (error) {
    unlock();
    throw new SettingsError(whyNotFolder(error, dataDir, path), { cause: error });
  }
}

async function openDatabase(url: string, log: Logger, settings: PostgresSettings): Promise<Store> {
  const failed = (error: Error): void => log.warn({ error }, "A database connection failed.");
  try {
    const store = await openPostgres(url, { failed, ...settings });
    await store.tryRoom();
    return store;
  } catch (error) {
    throw new SettingsError(databaseErrorText(error, new URL(url)), { cause: error });
  }
}

function whyNotFolder(error: unknown, dataDir: string, path: string): string {
  if (error instanceof FolderTaken)
    return (
      `The folder ${dataDir} belongs to another Roundtable that is running. ` +
      "Open that one; or stop it first; or give this one a folder of its own with DATA_DIR."
    );
  if (error instanceof NewerStore)
    return `${path} was written by a newer Roundtable. Update this one, or restore the backup from before.`;
  return `${path} cannot be opened for writing: ${whyNot(error)}. Set DATA_DIR to another folder.`;
}

/** Leaves out the password in the address. */
export function databaseErrorText(error: unknown, { hostname, port, username, pathname }: URL): string {
  const server = `${hostname}:${port === "" ? "5432" : port}`;
  const name = decoded(pathname.slice(1));
  if (error instanceof NewerStore)
    return `The database “${name}” was written by a newer Roundtable. Update this one, or restore the backup from before.`;
  switch (sqlStateOf(error)) {
    case "28P01":
    case "28000":
      return `PostgreSQL at ${server} does not let “${decoded(username)}” in: correct name or password in DATABASE_URL.`;
    case "3D000":
      return `PostgreSQL at ${server} has no database “${name}”: make it (createdb ${name}), or correct DATABASE_URL.`;
    case "42501":
      return `PostgreSQL at ${server} does not let us make tables in “${name}”: ${messageOf(error)}. Make “${decoded(username)}” its owner.`;
    default:
      return `The database at ${server} cannot be used: ${whyNot(error)}. Start PostgreSQL there, or correct DATABASE_URL.`;
  }
}

/** Unchanged if its percent signs are not an encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function whyNot(error: unknown): string {
  const trouble = troubleOf(error);
  if (trouble !== null) return inWords(trouble).replace(/\.$/, "");
  // A name with several addresses fails once per address.
  return messageOf(error instanceof AggregateError ? error.errors[0] : error);
}
