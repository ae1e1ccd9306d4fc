import type { Facts, Seat } from "@roundtable/kernel";
import type { Kysely, Transaction } from "kysely";
import type { SeatResult } from "@roundtable/host/tables/results";
import type { PersonId, Table, TableId } from "@roundtable/host/tables/table";
import type { ResultRow } from "../store/schema/ratings.ts";
import type { Schema } from "../store/schema/index.ts";

/** How a match has changed a rating. */
export interface RatingChange {
  readonly before: number;
  readonly after: number;
  readonly deviation: number;
}

export type EndedTable = Pick<Table, "id" | "game" | "over" | "ended">;

/** Results are written once. A second call for the same match changes nothing. */
export async function saveResults(
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

/** The cursor of a page: the last match before it. */
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

/** The person's results, newest first. */
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

/** The other players of these matches. Deleted people have no name. */
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

/** All tables where this person has finished a match, even if the match is no longer stored. */
export async function tablesPlayedBy(db: Kysely<Schema>, person: PersonId): Promise<TableId[]> {
  const rows = await db.selectFrom("results").select("table_id").where("person", "=", person).execute();
  return rows.map(({ table_id }) => table_id);
}

/** Those of these tables that are in the store. */
export async function storedAmong(
  db: Kysely<Schema>,
  tables: readonly TableId[],
): Promise<ReadonlySet<TableId>> {
  if (tables.length === 0) return new Set();
  const rows = await db.selectFrom("tables").select("id").where("id", "in", tables).execute();
  return new Set(rows.map(({ id }) => id));
}

/** The JSON has the type it was written with. */
export function factsFrom(json: string): Omit<Facts, "points"> {
  return JSON.parse(json) as Omit<Facts, "points">;
}

/** Keeps the results and removes who the players were. */
export async function anonymiseResults(db: Transaction<Schema>, people: readonly PersonId[]): Promise<void> {
  if (people.length === 0) return;
  await db.updateTable("results").set({ person: null }).where("person", "in", people).execute();
  await db.deleteFrom("ratings").where("kind", "=", "person").where("who", "in", people).execute();
  await db.deleteFrom("profiles").where("person", "in", people).execute();
}
