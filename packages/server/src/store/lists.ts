import type { Seat } from "@roundtable/kernel";
import type { TableSummary } from "@roundtable/protocol";
import { TableStatus } from "@roundtable/protocol";
import { type Kysely, sql } from "kysely";
import * as v from "valibot";
import { withMark } from "../tables/distinguished.ts";
import type { PersonId, TableId } from "../tables/table.ts";
import { askedFrom } from "./match-rows.ts";
import type { Schema, TableRow } from "./schema.ts";
import { clockFrom, optionsFrom } from "./table-rows.ts";

const LONGEST_LIST = 50;
/** What is swept out at once; the rest waits for the next time. */
const LONGEST_SWEEP = 500;
/** A table where nothing has happened for this long is no longer offered to everybody. */
const OFFERED_MS = 60 * 60 * 1000;

/** Listed tables that wait for players, newest first. */
export async function openTables(db: Kysely<Schema>, now: number): Promise<TableSummary[]> {
  const rows = await db
    .selectFrom("tables")
    .selectAll()
    .where("status", "=", "gathering")
    .where("listed", "=", 1)
    .where("host", "is not", null)
    .where("touched", ">", now - OFFERED_MS)
    .orderBy("created", "desc")
    .limit(LONGEST_LIST)
    .execute();
  return (await withSeats(db, rows)).map((table) => summaryFor(table, null));
}

/** Tables where this person has a seat, as long as they are not over. */
export async function tablesOf(db: Kysely<Schema>, person: PersonId): Promise<TableSummary[]> {
  const rows = await db
    .selectFrom("tables")
    .selectAll("tables")
    .innerJoin("seats", "seats.table_id", "tables.id")
    .where("seats.person", "=", person)
    .where("seats.is_over", "=", 0)
    .orderBy("touched", "desc")
    .limit(LONGEST_LIST)
    .execute();
  return (await withSeats(db, rows)).map((table) => summaryFor(table, person));
}

/** Tables where this person had a seat when they ended, the newest end first. */
export async function finishedTablesOf(db: Kysely<Schema>, person: PersonId): Promise<TableSummary[]> {
  const rows = await db
    .selectFrom("tables")
    .selectAll("tables")
    .innerJoin("seats", "seats.table_id", "tables.id")
    .where("seats.person", "=", person)
    .where("seats.is_over", "=", 1)
    .where("started", "is not", null)
    .orderBy("over", "desc")
    .limit(LONGEST_LIST)
    .execute();
  return (await withSeats(db, rows)).map((table) => summaryFor(table, person));
}

/** These tables, as far as they still exist. */
export async function listedTables(
  db: Kysely<Schema>,
  ids: readonly TableId[],
): Promise<ReadonlyMap<TableId, ListedTable>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("tables").selectAll().where("id", "in", ids).execute();
  return new Map((await withSeats(db, rows)).map((table) => [table.row.id, table]));
}

/** Whether everybody sees it among the open tables. */
export function isOffered({ row }: ListedTable, now: number): boolean {
  const { status, listed, host, touched } = row;
  return status === "gathering" && listed === 1 && host !== null && touched > now - OFFERED_MS;
}

/** Whether this person sees it among his own. */
export function isOwn({ row, seats }: ListedTable, person: PersonId): boolean {
  return row.status !== "over" && seats.some((at) => at.person === person);
}

/** Where this person has a seat, before the match or in it. */
export async function tablesWith(db: Kysely<Schema>, person: PersonId): Promise<TableId[]> {
  const rows = await db
    .selectFrom("seats")
    .innerJoin("tables", "tables.id", "seats.table_id")
    .select("tables.id")
    .where("seats.person", "=", person)
    .where("seats.is_over", "=", 0)
    .execute();
  return rows.map(({ id }) => id);
}

/** A table with what a list shows of its seats. */
export interface ListedTable {
  readonly row: TableRow;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly person: PersonId | null;
    readonly bot: string | null;
    readonly name: string;
    readonly playedBy: string | null;
    readonly isAsked: boolean;
  }[];
}

async function withSeats(db: Kysely<Schema>, rows: readonly TableRow[]): Promise<ListedTable[]> {
  if (rows.length === 0) return [];
  const seats = await db
    .selectFrom("seats")
    .leftJoin("people", "people.id", "seats.person")
    .select(["seats.table_id", "seat", "person", "bot", "played_by", "called", "mark", "people.name"])
    .select(askedNow)
    .where(
      "seats.table_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("seat")
    .execute();
  const byTable = Map.groupBy(seats, ({ table_id }) => table_id);
  return rows.map((row) => ({
    row,
    seats: (byTable.get(row.id) ?? []).map(({ seat, person, bot, played_by, called, mark, name, asked }) => ({
      seat,
      person,
      bot,
      name: withMark(called ?? name ?? "", mark),
      playedBy: played_by,
      isAsked: askedFrom(asked).includes(seat),
    })),
  }));
}

/** As this person sees it in a list; null for what everybody sees. */
export function summaryFor({ row, seats }: ListedTable, me: PersonId | null): TableSummary {
  const host = seats.find(({ person }) => person !== null && person === row.host);
  return {
    id: row.id,
    game: row.game,
    status: v.parse(TableStatus, row.status),
    host: host === undefined || row.host === null ? null : { id: row.host, name: host.name },
    seats: seats.map((at) => {
      if (at.bot !== null) return { kind: "bot" };
      return at.person === null ? { kind: "open" } : { kind: "person", name: at.name };
    }),
    options: optionsFrom(row.options),
    clock: clockFrom(row.clock),
    rated: row.rated === 1,
    myTurn: seats.some(({ person, isAsked }) => person === me && me !== null && isAsked),
    left: seats.some(({ person, playedBy }) => person === me && me !== null && playedBy === "bot"),
    created: row.created,
    ...(row.offline === 1 ? { offline: true } : {}),
  };
}

/** By the last entry of the match, or as it was set up. */
const askedNow = sql<string | null>`coalesce(
  (select asked from entries where entries.table_id = seats.table_id order by n desc limit 1),
  (select asked from snapshots where snapshots.table_id = seats.table_id))`.as("asked");

export async function countTablesHostedBy(db: Kysely<Schema>, person: PersonId): Promise<number> {
  const { count } = await db
    .selectFrom("tables")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("host", "=", person)
    .where("status", "in", ["gathering", "playing"])
    .executeTakeFirstOrThrow();
  return count;
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

/** Tables that never started and where nobody was since `before`. */
export async function silentSince(db: Kysely<Schema>, before: number): Promise<TableId[]> {
  const rows = await db
    .selectFrom("tables")
    .select("id")
    .where("status", "=", "gathering")
    .where("touched", "<", before)
    .limit(LONGEST_SWEEP)
    .execute();
  return rows.map(({ id }) => id);
}
