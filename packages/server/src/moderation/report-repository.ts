import type { Report, ReportsBody } from "@roundtable/protocol/reports";
import type { Seat } from "@roundtable/kernel";
import { type Kysely, sql, type Transaction } from "kysely";
import type { KeptReport } from "@roundtable/host/disclosure/report";
import { reveal, revealStored, type Secret, stored } from "@roundtable/host/disclosure/secret";
import type { PersonId } from "@roundtable/host/tables/table";
import { NOBODY } from "../people/nobody.ts";
import type { Schema } from "../store/schema/index.ts";
import { REDACTED, redactedLog } from "@roundtable/host/disclosure/redacted";

/** The oldest reports are removed beyond this, so that nobody can fill the store. */
const MOST_KEPT = 500;

export async function saveReport(
  db: Transaction<Schema>,
  secret: Secret<Report>,
  { game, reporter }: { readonly game: string; readonly reporter: PersonId },
): Promise<void> {
  const report = reveal(secret);
  const { id, when: at, table: table_id, words, about } = report;
  const person = about?.person.id ?? null;
  const row = { id, at, game, table_id, words, person, reason: about?.reason ?? null, reporter, seen: null };
  await db
    .insertInto("reports")
    .values({ ...row, report: stored(report) })
    .execute();
  const newest = db.selectFrom("reports").select("id").orderBy("at", "desc").orderBy("id").limit(MOST_KEPT);
  await db.deleteFrom("reports").where("id", "not in", newest).execute();
}

/** Newest first. */
export async function reportsIn(db: Kysely<Schema>): Promise<ReportsBody["reports"]> {
  return await db
    .selectFrom("reports")
    .select(["id", "at as when", "game", "table_id as table", "words"])
    .orderBy("at", "desc")
    .orderBy("id")
    .execute();
}

export async function readReport(db: Kysely<Schema>, id: string): Promise<KeptReport | null> {
  const row = await db
    .selectFrom("reports")
    .leftJoin("tables", "tables.id", "reports.table_id")
    .select(["table_id as table", "report", "status"])
    .where("reports.id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { table, report, status } = row;
  return { table, report, isRunning: status === "playing" };
}

/** Redacts a deleted person's name and words in reports. The reports stay. */
export async function redactInReports(db: Transaction<Schema>, person: PersonId): Promise<void> {
  const seats = await seatsOf(db, person);
  const rows = await db
    .selectFrom("reports")
    .select(["id", "table_id", "words", "reporter", "report"])
    .where((where) =>
      where.or([
        where("reporter", "=", person),
        sql<boolean>`report like ${`%${person}%`}`,
        where("table_id", "in", [...seats.keys(), ""]),
      ]),
    )
    .execute();
  for (const { id, table_id, reporter, ...row } of rows) {
    const words = reporter === person ? REDACTED : row.words;
    const report = redactedReport(revealStored(row.report), person, seats.get(table_id) ?? []);
    await db
      .updateTable("reports")
      .set({ words, report: stored({ ...report, words }) })
      .where("id", "=", id)
      .execute();
  }
}

/** The seats a person has had, by table. */
async function seatsOf(db: Kysely<Schema>, person: PersonId): Promise<ReadonlyMap<string, readonly Seat[]>> {
  const rows = await db
    .selectFrom("seats")
    .select(["table_id", "seat"])
    .where("person", "=", person)
    .union(db.selectFrom("results").select(["table_id", "seat"]).where("person", "=", person))
    .execute();
  const byTable = Map.groupBy(rows, ({ table_id }) => table_id);
  return new Map([...byTable].map(([table, of]) => [table, of.map(({ seat }) => seat)]));
}

function redactedReport(
  { log, about, talk, ...report }: Report,
  person: PersonId,
  seats: readonly Seat[],
): Report {
  const nobody = { id: NOBODY, name: "" };
  return {
    ...report,
    ...(log === undefined ? {} : { log: redactedLog(log, seats) }),
    ...(about === undefined
      ? {}
      : { about: about.person.id === person ? { ...about, person: nobody } : about }),
    ...(talk === undefined
      ? {}
      : {
          talk: talk.map((line) =>
            line.person === person ? { ...line, person: NOBODY, name: "", text: REDACTED } : line,
          ),
        }),
  };
}
