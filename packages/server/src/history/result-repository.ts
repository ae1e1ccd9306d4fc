import type { Facts, Seat } from "@roundtable/kernel";
import type { Kysely, Transaction } from "kysely";
import type { SeatResult } from "@roundtable/host/tables/results";
import type { PersonId, Table, TableId } from "@roundtable/host/tables/table";
import type { ResultRow } from "../store/schema/ratings.ts";
import type { Schema } from "../store/schema/index.ts";

/** How a match has changed somebody's rating. */
export interface RatingChange {
  readonly before: number;
  readonly after: number;
  readonly deviation: number;
}

export type EndedTable = Pick<Table, "id" | "game" | "over" | "ended">;

/** Once and for all: what was kept of a match before stays as it was. */
export async function keepResults(
  db: Transaction<Schema>,
  { id: table_id, game, over, ended }: EndedTable,
  results: readonly SeatResult[],
  changes: ReadonlyMap<Seat, RatingChange> = new Map(),
): Promise<void> {
  if (results.length === 0 || over === null) return;
  const rows = results.map(({ seat, person, bot, won, place, forfeited, facts }): ResultRow => {
    const change = changes.get(seat);
    const { points, ...others } = facts;
    return {
      table_id,
      seat,
      game,
      seats: results.length,
      over,
      ended: ended ?? "abandoned",
      person,
      bot,
      won: won ? 1 : 0,
      place,
      forfeited: forfeited ? 1 : 0,
      points: points ?? null,
      facts: JSON.stringify(others),
      rated: change === undefined ? 0 : 1,
      rating_before: change?.before ?? null,
      rating_after: change?.after ?? null,
      deviation_after: change?.deviation ?? null,
    };
  });
  await db
    .insertInto("results")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["table_id", "seat"]).doNothing())
    .execute();
}

/** Where a list goes on: after the match that ended then at this table. */
export interface HistoryKey {
  readonly over: number;
  readonly table: TableId;
}

export interface HistoryRequest {
  readonly person: PersonId;
  readonly game?: string | undefined;
  readonly before?: HistoryKey | undefined;
  readonly onlyRated: boolean;
  readonly count: number;
}

/** What this person has played, the newest first. */
export async function resultsOf(db: Kysely<Schema>, wish: HistoryRequest): Promise<ResultRow[]> {
  return await resultRows(db, wish).execute();
}

export function resultRows(db: Kysely<Schema>, { person, game, before, onlyRated, count }: HistoryRequest) {
  let query = db.selectFrom("results").selectAll().where("person", "=", person);
  if (game !== undefined) query = query.where("game", "=", game);
  if (onlyRated) query = query.where("rated", "=", 1);
  if (before !== undefined)
    query = query.where((eb) =>
      eb(eb.refTuple("over", "table_id"), "<", eb.tuple(before.over, before.table)),
    );
  return query.orderBy("over", "desc").orderBy("table_id", "desc").limit(count);
}

/** Who else sat there, by name, as far as people are still known. */
export async function fellowPlayersAt(
  db: Kysely<Schema>,
  tables: readonly TableId[],
): Promise<readonly (ResultRow & { readonly name: string | null })[]> {
  if (tables.length === 0) return [];
  return await db
    .selectFrom("results")
    .leftJoin("people", "people.id", "results.person")
    .selectAll("results")
    .select("people.name")
    .where("table_id", "in", tables)
    .orderBy("seat")
    .execute();
}

/** Where he has played a match to some end, in the store or not any more. */
export async function tablesPlayedBy(db: Kysely<Schema>, person: PersonId): Promise<TableId[]> {
  const rows = await db.selectFrom("results").select("table_id").where("person", "=", person).execute();
  return rows.map(({ table_id }) => table_id);
}

/** Those of these tables that are in the store. */
export async function stillKept(
  db: Kysely<Schema>,
  tables: readonly TableId[],
): Promise<ReadonlySet<TableId>> {
  if (tables.length === 0) return new Set();
  const rows = await db.selectFrom("tables").select("id").where("id", "in", tables).execute();
  return new Set(rows.map(({ id }) => id));
}

/** JSON is read back with the type it was written with. */
export function factsFrom(json: string): Omit<Facts, "points"> {
  return JSON.parse(json) as Omit<Facts, "points">;
}

/** Matches stay, and nobody can tell any more who sat there. */
export async function anonymiseResults(db: Transaction<Schema>, people: readonly PersonId[]): Promise<void> {
  if (people.length === 0) return;
  await db.updateTable("results").set({ person: null }).where("person", "in", people).execute();
  await db.deleteFrom("ratings").where("kind", "=", "person").where("who", "in", people).execute();
  await db.deleteFrom("profiles").where("person", "in", people).execute();
}
