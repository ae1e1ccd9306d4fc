import type { TableSummary } from "@roundtable/protocol";
import type { Kysely, Transaction } from "kysely";
import type { StoreTime } from "@roundtable/host/clock";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import { type ListedTable, listedTables, OFFERED_MS, summaryFor, withSeats } from "./listed-table.ts";
import { FIRST, PAGE, type Page, type PageKey, pageOf } from "../page-keys.ts";
import type { Schema } from "../schema/index.ts";

/** A person's own list has at most this many tables. */
const MOST_OWN = 500;
/** Sorts tables where the person must move before all others. */
const MY_TURN = 2 ** 50;

export type SummaryPage = Page<TableSummary>;

export interface OpenTables {
  readonly now: StoreTime;
  /** Only tables of this game. */
  readonly game?: string | undefined;
  readonly after?: PageKey | undefined;
}

/** Listed tables that wait for players, newest first. */
export async function openTables(
  db: Kysely<Schema>,
  { now, game, after = FIRST }: OpenTables,
): Promise<SummaryPage> {
  const rows = await openRows(db, after)
    .where("host", "is not", null)
    .where("touched", ">", now - OFFERED_MS)
    .$if(game !== undefined, (query) => query.where("game", "=", game ?? ""))
    .execute();
  const tables = await withSeats(db, rows);
  return pageOf(
    tables,
    ({ row }) => ({ at: row.created, id: row.id }),
    (table) => summaryFor(table, null),
  );
}

export function openRows(db: Kysely<Schema>, { at, id }: PageKey) {
  return db
    .selectFrom("tables")
    .selectAll()
    .where("status", "=", "gathering")
    .where("listed", "=", 1)
    .where((where) => where(where.refTuple("created", "id"), "<", where.tuple(at, id)))
    .orderBy("created", "desc")
    .orderBy("id", "desc")
    .limit(PAGE + 1);
}

/** Tables with a seat of this person that are not over: first those where they must move, then by activity. */
export async function tablesOf(
  db: Kysely<Schema>,
  person: PersonId,
  after: PageKey = FIRST,
): Promise<SummaryPage> {
  const keyOf = (table: ListedTable): PageKey => ({
    at: table.row.touched + (summaryFor(table, person).myTurn ? MY_TURN : 0),
    id: table.row.id,
  });
  const own = await listedTables(db, await tablesWith(db, person));
  const tables = [...own.values()]
    .filter((table) => isBefore(after, keyOf(table)))
    .toSorted((one, other) => (isBefore(keyOf(one), keyOf(other)) ? -1 : 1));
  return pageOf(tables, keyOf, (table) => summaryFor(table, person));
}

/** Tables with a seat of this person, before or during the match. */
export async function tablesWith(db: Kysely<Schema>, person: PersonId): Promise<TableId[]> {
  return (await ownRows(db, person).execute()).map(({ table_id }) => table_id);
}

/**
 * In index order and without a join. With one, PostgreSQL overestimates how many open tables a long-time player has, and
 * scans them all.
 */
export function ownRows(db: Kysely<Schema>, person: PersonId) {
  return db
    .selectFrom("seats")
    .select("table_id")
    .where("person", "=", person)
    .where("is_over", "=", 0)
    .orderBy("over", "desc")
    .orderBy("table_id", "desc")
    .limit(MOST_OWN);
}

function isBefore(one: PageKey, other: PageKey): boolean {
  return one.at === other.at ? one.id > other.id : one.at > other.at;
}

/** Finished matches with a seat of this person, latest end first. */
export async function finishedTablesOf(
  db: Kysely<Schema>,
  person: PersonId,
  after: PageKey = FIRST,
): Promise<SummaryPage> {
  const ended = await endedRows(db, person, after).execute();
  const ids = ended.map(({ table_id }) => table_id);
  const tables = await listedTables(db, ids);
  return pageOf(
    ended.flatMap(({ table_id }) => tables.get(table_id) ?? []),
    ({ row }) => ({ at: row.over ?? 0, id: row.id }),
    (table) => summaryFor(table, person),
  );
}

export function endedRows(db: Kysely<Schema>, person: PersonId, { at, id }: PageKey) {
  return db
    .selectFrom("seats")
    .select("table_id")
    .where("person", "=", person)
    .where("is_over", "=", 1)
    .where((where) => where(where.refTuple("over", "table_id"), "<", where.tuple(at, id)))
    .orderBy("over", "desc")
    .orderBy("table_id", "desc")
    .limit(PAGE + 1);
}

/** How many unfinished tables this person hosts, counted up to `most`. */
export async function countTablesHostedBy(
  db: Kysely<Schema>,
  person: PersonId,
  most: number,
): Promise<number> {
  const hosted = (status: string) => hostedRows(db, person, status).limit(most).execute();
  const [gathering, playing] = await Promise.all([hosted("gathering"), hosted("playing")]);
  return gathering.length + playing.length;
}

/** This person hosts too many tables. Nothing is written. */
export class TooManyTables extends Error {
  override readonly name = "TooManyTables";
}

/**
 * Checked in the transaction that makes a table. If two nodes do so for one person, the second sees the first one's table.
 */
export async function mustNotBeTooMany(
  db: Transaction<Schema>,
  person: PersonId,
  most: number,
): Promise<void> {
  const oneAfterAnother = db.updateTable("people").set((row) => ({ name: row.ref("name") }));
  await oneAfterAnother.where("id", "=", person).execute();
  if ((await countTablesHostedBy(db, person, most + 1)) > most) throw new TooManyTables();
}

/** In index order, for the same reason. */
export function hostedRows(db: Kysely<Schema>, person: PersonId, status: string) {
  return db
    .selectFrom("tables")
    .select("id")
    .where("host", "=", person)
    .where("status", "=", status)
    .orderBy("created");
}

export async function findRequest(
  db: Kysely<Schema>,
  maker: PersonId,
  request: string,
): Promise<TableId | null> {
  const row = await db
    .selectFrom("tables")
    .select("id")
    .where("maker", "=", maker)
    .where("request", "=", request)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether there was no activity at this table since then. */
export async function wasLastUsed(db: Kysely<Schema>, table: TableId, at: number): Promise<boolean> {
  const row = await db
    .selectFrom("tables")
    .select("id")
    .where("id", "=", table)
    .where("touched", "=", at)
    .executeTakeFirst();
  return row !== undefined;
}
