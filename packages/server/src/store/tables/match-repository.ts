import type { Entry, Log, Match, Outcome, Seat, Snapshot } from "@roundtable/kernel";
import type { Kysely, Transaction } from "kysely";
import type { StoreTime } from "@roundtable/host/clock";
import {
  reveal,
  revealStored,
  Secret,
  stored,
  storedText,
  type StoredSecret,
  textOf,
} from "@roundtable/host/disclosure/secret";
import type { MadeEntry } from "@roundtable/host/table-host/table-store";
import type { Deadline, KeptEntry, KeptMatch } from "@roundtable/host/tables/stored-match";
import type { TableId } from "@roundtable/host/tables/table";
import type { Schema } from "../schema/index.ts";
import { OVER_DAYS } from "../schema/tables.ts";

// The JSON has the types it was written with: only this server writes it, and each row in one transaction.

export async function readMatch(db: Kysely<Schema>, table: TableId): Promise<Secret<KeptMatch> | null> {
  const row = await db
    .selectFrom("matches")
    .leftJoin("snapshots", "snapshots.table_id", "matches.table_id")
    .select(["header", "setup", "opening", "rules", "snapshot", "after", "since"])
    .where("matches.table_id", "=", table)
    .executeTakeFirst();
  if (row === undefined) return null;
  const rows = await db
    .selectFrom("entries")
    .select(["entry", "told"])
    .where("table_id", "=", table)
    .orderBy("n")
    .execute();
  const deadlines = await db
    .selectFrom("deadlines")
    .select(["seat", "decision", "at"])
    .where("table_id", "=", table)
    .execute();
  const entries = rows.map(entryFrom);
  const header = JSON.parse(row.header) as Log["header"];
  return new Secret<KeptMatch>({
    rules: row.rules ?? header.rules,
    log: {
      header,
      setup: revealStored(row.setup),
      entries: entries.map(({ entry }) => entry),
    },
    get snapshot() {
      if (row.snapshot === null) throw new Error("There is no snapshot.");
      return revealStored(row.snapshot);
    },
    after: row.after ?? 0,
    since: row.since,
    entries: [{ entry: null, told: revealStored(row.opening) }, ...entries],
    deadlines,
  });
}

/** Migrates the match to other rules: they have produced its position and log. */
export async function adoptMatch(
  db: Transaction<Schema>,
  table: TableId,
  match: Match,
  since: number,
): Promise<void> {
  await db.updateTable("matches").set({ rules: match.game.version }).where("table_id", "=", table).execute();
  await db.deleteFrom("entries").where("table_id", "=", table).where("n", ">", match.entered).execute();
  const snapshot = { ...snapshotOf(match), after: match.entered, since };
  await db
    .insertInto("snapshots")
    .values({ table_id: table, ...snapshot })
    .onConflict((conflict) => conflict.column("table_id").doUpdateSet(snapshot))
    .execute();
}

/** The columns of an entry. */
export interface EntryColumns {
  readonly entry: StoredSecret<Entry>;
  readonly told: StoredSecret<KeptEntry["told"]>;
}

export function entryFrom({ entry, told }: EntryColumns): MadeEntry {
  return { entry: revealStored(entry), told: revealStored(told) };
}

/** Inserts a match that has just been set up. */
export async function insertMatch(
  db: Transaction<Schema>,
  table: TableId,
  match: Match,
  { deadlines, since }: { readonly deadlines: readonly Deadline[]; readonly since: number },
): Promise<void> {
  const { header, setup } = match.log;
  await db
    .insertInto("matches")
    .values({
      table_id: table,
      header: JSON.stringify(header),
      setup: stored(setup),
      opening: stored(match.opening),
    })
    .execute();
  await db
    .insertInto("snapshots")
    .values({ table_id: table, after: 0, since, ...snapshotOf(match) })
    .execute();
  await insertDeadlines(db, table, deadlines);
}

export async function replaceDeadlines(
  db: Transaction<Schema>,
  table: TableId,
  deadlines: readonly Deadline[],
): Promise<void> {
  await db.deleteFrom("deadlines").where("table_id", "=", table).execute();
  await insertDeadlines(db, table, deadlines);
}

/**
 * Tables with a running clock, which neither a restart nor absence may stop. Multi-day matches are included if their clock
 * runs out before this time.
 */
export async function tablesWithClocks(db: Kysely<Schema>, before: StoreTime): Promise<TableId[]> {
  const rows = await db
    .selectFrom("tables")
    .select("id")
    .where((where) => {
      // Found by key, because they are few among all tables ever played.
      const ticking = where
        .selectFrom("tables as ticking")
        .select("ticking.id")
        .where("ticking.alarm", ">", 0)
        .unionAll(where.selectFrom("deadlines").select("table_id as id"));
      const soon = where.selectFrom("deadlines").select("table_id").where("at", "<", before);
      return where.and([
        where("id", "in", ticking),
        where.or([
          where("alarm", "<", before),
          where("id", "in", soon),
          where("clock", "not like", OVER_DAYS),
        ]),
      ]);
    })
    .execute();
  return rows.map(({ id }) => id);
}

export async function readKey(db: Kysely<Schema>, table: TableId): Promise<Secret<string>> {
  const { key } = await db
    .selectFrom("keys")
    .select("key")
    .where("table_id", "=", table)
    .executeTakeFirstOrThrow();
  return new Secret(textOf(key));
}

/** Each start has its own key, so a cancelled start replaces it. */
export async function replaceKey(
  db: Transaction<Schema>,
  table: TableId,
  key: Secret<string>,
): Promise<void> {
  await db
    .updateTable("keys")
    .set({ key: keyColumn(key) })
    .where("table_id", "=", table)
    .execute();
}

export function keyColumn(key: Secret<string>): StoredSecret<string> {
  return storedText(reveal(key));
}

/** An entry as a row. */
export function rowOf(
  { entry, told }: KeptEntry,
  match: Match,
): EntryColumns & { readonly n: number; readonly asked: string } {
  if (entry === null) throw new Error("Setup is no entry.");
  return {
    n: entry.n,
    entry: stored(entry),
    told: stored(told),
    asked: JSON.stringify(match.asked),
  };
}

export function askedFrom(json: string | null): readonly Seat[] {
  return json === null ? [] : (JSON.parse(json) as readonly Seat[]);
}

export function snapshotOf(match: Match): {
  readonly snapshot: StoredSecret<Snapshot>;
  readonly asked: string;
  readonly outcome: string | null;
} {
  const outcome: Outcome | null = match.outcome;
  return {
    snapshot: stored(match.snapshot()),
    asked: JSON.stringify(match.asked),
    outcome: outcome === null ? null : JSON.stringify(outcome),
  };
}

async function insertDeadlines(
  db: Transaction<Schema>,
  table: TableId,
  deadlines: readonly Deadline[],
): Promise<void> {
  if (deadlines.length === 0) return;
  const rows = deadlines.map((deadline) => ({ table_id: table, ...deadline }));
  await db.insertInto("deadlines").values(rows).execute();
}
