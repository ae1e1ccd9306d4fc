import type { Report, ReportsBody } from "@roundtable/protocol/report";
import type { Kysely, Transaction } from "kysely";
import type { PersonId } from "../tables/table.ts";
import type { Schema } from "./schema.ts";

/** The oldest go when there are more: nobody fills the store by complaining. */
const MOST_KEPT = 500;

export async function keepReport(
  db: Transaction<Schema>,
  report: Report,
  { game, reporter }: { readonly game: string; readonly reporter: PersonId },
): Promise<void> {
  const { id, when: at, table: table_id, words, about } = report;
  const person = about?.person.id ?? null;
  const row = { id, at, game, table_id, words, person, reason: about?.reason ?? null, reporter, seen: null };
  await db
    .insertInto("reports")
    .values({ ...row, report: JSON.stringify(report) })
    .execute();
  const newest = db.selectFrom("reports").select("id").orderBy("at", "desc").orderBy("id").limit(MOST_KEPT);
  await db.deleteFrom("reports").where("id", "not in", newest).execute();
}

/** The newest first. */
export async function reportsIn(db: Kysely<Schema>): Promise<ReportsBody["reports"]> {
  return await db
    .selectFrom("reports")
    .select(["id", "at as when", "game", "table_id as table", "words"])
    .orderBy("at", "desc")
    .orderBy("id")
    .execute();
}

/** As JSON, as it was kept. */
export async function readReport(db: Kysely<Schema>, id: string): Promise<string | null> {
  const row = await db.selectFrom("reports").select("report").where("id", "=", id).executeTakeFirst();
  return row?.report ?? null;
}
