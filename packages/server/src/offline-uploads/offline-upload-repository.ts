import type { Kysely, Selectable, Transaction } from "kysely";
import { Secret } from "@roundtable/host/disclosure/secret";
import type { PersonId, Table } from "@roundtable/host/tables/table";
import type { EntryColumns } from "../store/tables/match-repository.ts";
import type { Schema } from "../store/schema/index.ts";
import { insertTable } from "../store/tables/table-repository.ts";

const AT_ONCE = 500;

/** A match as its replay produced it, ready to be stored; each part as JSON. */
export interface ReplayedMatch {
  readonly header: string;
  readonly setup: Selectable<Schema["matches"]>["setup"];
  readonly opening: Selectable<Schema["matches"]>["opening"];
  readonly entries: readonly (EntryColumns & { readonly n: number; readonly asked: string })[];
  readonly snapshot: Selectable<Schema["snapshots"]>["snapshot"];
  readonly after: number;
  readonly asked: string;
  readonly outcome: string;
}

/** How many matches this person has uploaded. */
export async function countUploadsBy(db: Kysely<Schema>, person: PersonId): Promise<number> {
  const { count } = await db
    .selectFrom("tables")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("maker", "=", person)
    .where("offline", "=", 1)
    .executeTakeFirstOrThrow();
  return count;
}

/** Inserts a finished match with its table. */
export async function insertUpload(
  db: Transaction<Schema>,
  table: Table,
  key: string,
  played: ReplayedMatch,
): Promise<void> {
  await insertTable(db, table, new Secret(key));
  await db.updateTable("tables").set({ offline: 1 }).where("id", "=", table.id).execute();
  const { header, setup, opening, entries, snapshot, asked, outcome, after } = played;
  await db.insertInto("matches").values({ table_id: table.id, header, setup, opening }).execute();
  await db.insertInto("snapshots").values({ table_id: table.id, snapshot, after, asked, outcome }).execute();
  const rows = entries.map((entry) => ({ table_id: table.id, ...entry }));
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db
      .insertInto("entries")
      .values(rows.slice(from, from + AT_ONCE))
      .execute();
}
