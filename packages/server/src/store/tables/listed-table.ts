import type { Seat } from "@roundtable/kernel";
import { type Person, TableStatus, type TableSummary } from "@roundtable/protocol";
import { type Kysely, sql } from "kysely";
import * as v from "valibot";
import type { StoreTime } from "@roundtable/host/clock";
import { withMark } from "@roundtable/host/tables/duplicate-names";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import { askedFrom } from "./match-repository.ts";
import type { Schema } from "../schema/index.ts";
import type { TableRow } from "../schema/tables.ts";
import { clockFrom } from "./stored-clock.ts";
import { optionsFrom, timeFrom } from "./table-repository.ts";

/** A table without activity for this long is no longer listed. */
export const OFFERED_MS = 60 * 60 * 1000;

/** A table with the seats that a list shows. */
export interface ListedTable {
  readonly row: TableRow;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly person: PersonId | null;
    readonly bot: string | null;
    /** The person it is reserved for. */
    readonly invited: PersonId | null;
    readonly name: string;
    readonly playedBy: string | null;
    readonly isAsked: boolean;
    readonly botOf?: Person["botOf"];
  }[];
}

export async function withSeats(db: Kysely<Schema>, rows: readonly TableRow[]): Promise<ListedTable[]> {
  if (rows.length === 0) return [];
  const seats = await db
    .selectFrom("seats")
    .leftJoin("people", "people.id", "seats.person")
    .leftJoin("guest_bots", "guest_bots.person", "seats.person")
    .leftJoin("people as owners", "owners.id", "guest_bots.owner")
    .select([
      "seats.table_id",
      "seat",
      "seats.person",
      "bot",
      "invited",
      "played_by",
      "called",
      "mark",
      "people.name",
    ])
    .select(["owners.id as owner", "owners.name as ownerName"])
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
    seats: (byTable.get(row.id) ?? []).map(
      ({ seat, person, bot, invited, called, mark, name, asked, ...at }) => ({
        seat,
        person,
        bot,
        invited,
        name: withMark(called ?? name ?? "", mark),
        playedBy: at.played_by,
        isAsked: askedFrom(asked).includes(seat),
        ...(at.owner === null ? {} : { botOf: { id: at.owner, name: at.ownerName ?? "" } }),
      }),
    ),
  }));
}

/** The table as this person sees it in a list; null for everyone. */
export function summaryFor({ row, seats }: ListedTable, me: PersonId | null, watchers = 0): TableSummary {
  const host = seats.find(({ person }) => person !== null && person === row.host);
  return {
    id: row.id,
    game: row.game,
    status: v.parse(TableStatus, row.status),
    host: host === undefined || row.host === null ? null : { id: row.host, ...shown(host) },
    seats: seats.map((at) => {
      if (at.bot !== null) return { kind: "bot" };
      return at.person === null ? { kind: "open" } : { kind: "person", ...shown(at) };
    }),
    options: optionsFrom(row.options),
    clock: clockFrom(row.clock),
    rated: row.rated === 1,
    paused: timeFrom(row.time)?.pause != null,
    myTurn: seats.some(({ person, isAsked }) => person === me && me !== null && isAsked),
    left: seats.some(({ person, playedBy }) => person === me && me !== null && playedBy === "bot"),
    created: row.created,
    watchers,
    ...(row.offline === 1 ? { offline: true } : {}),
  };
}

function shown({ name, botOf }: ListedTable["seats"][number]): Omit<Person, "id"> {
  return botOf === undefined ? { name } : { name, botOf };
}

/** The seats that are asked after the last entry, or after setup. */
const askedNow = sql<string | null>`coalesce(
  (select asked from entries where entries.table_id = seats.table_id order by n desc limit 1),
  (select asked from snapshots where snapshots.table_id = seats.table_id))`.as("asked");

/** Those of these tables that still exist. */
export async function listedTables(
  db: Kysely<Schema>,
  ids: readonly TableId[],
): Promise<ReadonlyMap<TableId, ListedTable>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("tables").selectAll().where("id", "in", ids).execute();
  return new Map((await withSeats(db, rows)).map((table) => [table.row.id, table]));
}

/** Whether it is in the public list of open tables. */
export function isOffered({ row }: ListedTable, now: StoreTime): boolean {
  const { status, listed, host, touched } = row;
  return status === "gathering" && listed === 1 && host !== null && touched > now - OFFERED_MS;
}

/** Whether it is in this person's own list. */
export function isOwn({ row, seats }: ListedTable, person: PersonId): boolean {
  return row.status !== "over" && seats.some((at) => at.person === person);
}
