import type { Kysely } from "kysely";
import type { TableId } from "@roundtable/host/tables/table";
import type { Schema } from "../schema/index.ts";

/** The number of spectators of these tables, on all nodes. Tables without any are left out. */
export async function watchersOf(
  db: Kysely<Schema>,
  tables: readonly TableId[],
): Promise<ReadonlyMap<TableId, number>> {
  if (tables.length === 0) return new Map();
  const rows = await db
    .selectFrom("presences")
    .select("table_id")
    .select((select) => select.fn.count<number>("person").distinct().as("watchers"))
    .where("table_id", "in", tables)
    .where("gone", "is", null)
    .where((where) => {
      const seated = where
        .selectFrom("seats")
        .select("seat")
        .whereRef("seats.table_id", "=", "presences.table_id")
        .whereRef("seats.person", "=", "presences.person");
      return where.not(where.exists(seated));
    })
    .groupBy("table_id")
    .execute();
  return new Map(rows.map(({ table_id, watchers }) => [table_id, watchers]));
}
