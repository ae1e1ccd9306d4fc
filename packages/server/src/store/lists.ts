import type { TableSummary } from "@roundtable/protocol";
import { TableStatus } from "@roundtable/protocol";
import type { Kysely } from "kysely";
import * as v from "valibot";
import type { PersonId, TableId } from "../tables/table.ts";
import { askedFrom } from "./match-rows.ts";
import type { Schema, TableRow } from "./schema.ts";
import { optionsFrom } from "./table-rows.ts";

const LONGEST_LIST = 50;
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
  return await summaries(db, rows, null);
}

/** Tables where this person has a seat, as long as they are not over. */
export async function tablesOf(db: Kysely<Schema>, person: PersonId): Promise<TableSummary[]> {
  const rows = await db
    .selectFrom("tables")
    .selectAll("tables")
    .innerJoin("seats", "seats.table_id", "tables.id")
    .where("seats.person", "=", person)
    .where("status", "!=", "over")
    .orderBy("touched", "desc")
    .limit(LONGEST_LIST)
    .execute();
  return await summaries(db, rows, person);
}

/** Where this person plays now. */
export async function tablesPlayedBy(db: Kysely<Schema>, person: PersonId): Promise<TableId[]> {
  const rows = await db
    .selectFrom("seats")
    .innerJoin("tables", "tables.id", "seats.table_id")
    .select("tables.id")
    .where("seats.person", "=", person)
    .where("status", "=", "playing")
    .execute();
  return rows.map(({ id }) => id);
}

async function summaries(
  db: Kysely<Schema>,
  rows: readonly TableRow[],
  me: PersonId | null,
): Promise<TableSummary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db
    .selectFrom("seats")
    .leftJoin("people", "people.id", "seats.person")
    .leftJoin("snapshots", "snapshots.table_id", "seats.table_id")
    .select(["seats.table_id", "seat", "person", "bot", "played_by", "called", "people.name", "asked"])
    .where("seats.table_id", "in", ids)
    .orderBy("seat")
    .execute();
  const bySeat = Map.groupBy(seats, ({ table_id }) => table_id);
  return rows.map((row) => {
    const here = bySeat.get(row.id) ?? [];
    const host = here.find(({ person }) => person !== null && person === row.host);
    const nameOf = (at: (typeof here)[number]): string => at.called ?? at.name ?? "";
    return {
      id: row.id,
      game: row.game,
      status: v.parse(TableStatus, row.status),
      host: host === undefined || row.host === null ? null : { id: row.host, name: nameOf(host) },
      seats: here.map((at) => {
        if (at.bot !== null) return { kind: "bot" };
        return at.person === null ? { kind: "open" } : { kind: "person", name: nameOf(at) };
      }),
      options: optionsFrom(row.options),
      myTurn: here.some(
        ({ person, asked, seat }) => person === me && me !== null && askedFrom(asked).includes(seat),
      ),
      left: here.some(({ person, played_by }) => person === me && me !== null && played_by === "bot"),
      created: row.created,
    };
  });
}

export async function countTablesHostedBy(db: Kysely<Schema>, person: PersonId): Promise<number> {
  const { count } = await db
    .selectFrom("tables")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("host", "=", person)
    .where("status", "!=", "over")
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

/** Tables that are not over and where nobody did anything since `before`. */
export async function abandonedSince(db: Kysely<Schema>, before: number): Promise<TableId[]> {
  const rows = await db
    .selectFrom("tables")
    .select("id")
    .where("status", "!=", "over")
    .where("touched", "<", before)
    .execute();
  return rows.map(({ id }) => id);
}
