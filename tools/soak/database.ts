import { Client } from "pg";
import { startPostgres } from "../postgres/embedded.ts";
import { type StoppedStore, storeOf } from "./stored.ts";

/** The PostgreSQL under several servers. */
export interface Database {
  readonly url: string;
  /** Cuts every connection to it. */
  cut(): Promise<void>;
  /** null if it is not ours to restart */
  readonly restart: (() => Promise<void>) | null;
  stop(): Promise<void>;
}

/** A database of our own, as durable as in production. */
export async function ownDatabase(): Promise<Database> {
  const postgres = await startPostgres({ isDurable: true });
  const { url } = postgres;
  return { url, cut: () => cut(url), restart: () => postgres.restart(), stop: () => postgres.stop() };
}

/** A database that somebody runs; nothing else should be in it. */
export function givenDatabase(url: string): Database {
  return { url, cut: () => cut(url), restart: null, stop: () => Promise.resolve() };
}

async function cut(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
}

export async function openDatabase(url: string): Promise<StoppedStore> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return storeOf(
    async (sql) => (await client.query<Record<string, unknown>>(sql)).rows,
    () => client.end(),
  );
}
