import type { Kysely, Transaction } from "kysely";
import type { TableId } from "@roundtable/host/tables/table";
import type { Schema } from "../store/schema/index.ts";

/** A stored review: compressed JSON, encoded as text for any store. */
export interface PackedReview {
  /** The version of the reviewing code. */
  readonly version: number;
  readonly packed: string;
}

export async function findReview(db: Kysely<Schema>, table: TableId): Promise<PackedReview | null> {
  const row = await db
    .selectFrom("reviews")
    .select(["version", "packed"])
    .where("table_id", "=", table)
    .executeTakeFirst();
  return row ?? null;
}

/** A second writer at the same time has made the same review. */
export async function saveReview(
  db: Transaction<Schema>,
  table: TableId,
  { version, packed }: PackedReview,
): Promise<void> {
  await db
    .insertInto("reviews")
    .values({ table_id: table, version, packed })
    .onConflict((conflict) => conflict.column("table_id").doUpdateSet({ version, packed }))
    .execute();
}
