import type { Outcome, Snapshot } from "@roundtable/kernel";
import type { Kysely } from "kysely";
import { revealStored, Secret } from "@roundtable/host/disclosure/secret";
import type { Table, TableId } from "@roundtable/host/tables/table";
import type { Schema } from "../schema/index.ts";
import { readTable } from "./table-repository.ts";

/** A match that ended before results were stored, with its final position. */
export interface EarlierMatch {
  readonly table: Table;
  /** The version of the rules it ended with. */
  readonly rules: number;
  readonly snapshot: Secret<Snapshot>;
  readonly outcome: Outcome | null;
}

/** Tables that ended right before this time, newest first; all that ended at the same moment together. */
export async function overBefore(
  db: Kysely<Schema>,
  moment: number,
  count: number,
): Promise<{ readonly ids: readonly TableId[]; readonly from: number } | null> {
  const ended = db
    .selectFrom("tables")
    .select(["id", "over"])
    .where("status", "=", "over")
    .where("over", "<", moment);
  const some = await ended.orderBy("over", "desc").limit(count).execute();
  const from = some.at(-1)?.over ?? null;
  if (from === null) return null;
  const same = await ended.where("over", "=", from).execute();
  return { from, ids: [...new Set([...some, ...same].map(({ id }) => id))] };
}

/** null if there was no match, or nothing is left of it. */
export async function earlierMatch(db: Kysely<Schema>, id: TableId): Promise<EarlierMatch | null> {
  const row = await db
    .selectFrom("matches")
    .innerJoin("snapshots", "snapshots.table_id", "matches.table_id")
    .select(["header", "rules", "snapshot", "outcome"])
    .where("matches.table_id", "=", id)
    .executeTakeFirst();
  const table = await readTable(db, id);
  if (row === undefined || table === null) return null;
  const header = JSON.parse(row.header) as { readonly rules: number };
  return {
    table,
    rules: row.rules ?? header.rules,
    snapshot: new Secret(revealStored(row.snapshot)),
    outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome),
  };
}
