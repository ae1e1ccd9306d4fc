import { sql, type Transaction } from "kysely";
import { stored } from "@roundtable/host/disclosure/secret";
import { gone } from "@roundtable/host/seats/deleted-person";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import { type EntryColumns, entryFrom } from "../store/tables/match-repository.ts";
import { NOBODY } from "../people/nobody.ts";
import { removeRowsOf } from "./person-columns.ts";
import { redactInReports } from "../moderation/report-repository.ts";
import type { Schema } from "../store/schema/index.ts";
import { readTable, updateTable } from "../store/tables/table-repository.ts";
import { REDACTED, redactedEntry, redactedEvents } from "@roundtable/host/disclosure/redacted";

/**
 * Removes a person. Their seats stay without an owner, and their words are deleted. Before a match the seat becomes free;
 * during one, a bot plays on. `running` are the tables that are not over.
 */
export async function forgetPerson(
  db: Transaction<Schema>,
  { id, name }: { readonly id: PersonId; readonly name: string },
  running: readonly TableId[],
): Promise<void> {
  await redactInMatches(db, id);
  await redactInReports(db, id);
  for (const table of running) {
    const before = await readTable(db, table);
    if (before !== null)
      await updateTable(db, before, gone(before, { person: id, name, nobody: NOBODY }), null);
  }
  await db.updateTable("seats").set({ person: NOBODY, called: null }).where("person", "=", id).execute();
  await db
    .updateTable("chat")
    .set({ person: NOBODY, name: "", text: REDACTED })
    .where("person", "=", id)
    .execute();
  await removeRowsOf(db, id);
  await db.deleteFrom("people").where("id", "=", id).execute();
}

/** Redacts what the person said. The rest of the log stays as it is. */
async function redactInMatches(db: Transaction<Schema>, person: PersonId): Promise<void> {
  const seats = await db
    .selectFrom("seats")
    .select(["table_id", "seat"])
    .where("person", "=", person)
    .execute();
  for (const { table_id, seat } of seats) {
    const { rows } = await sql<EntryColumns & { readonly n: number }>`
      select n, entry, told from entries where table_id = ${table_id} and entry like ${'%"kind":"said"%'}`.execute(
      db,
    );
    for (const row of rows) {
      const { entry, told } = entryFrom(row);
      if (entry.seat !== seat) continue;
      await db
        .updateTable("entries")
        .set({
          entry: stored(redactedEntry(entry, [seat])),
          told: stored(redactedEvents(told, [seat])),
        })
        .where("table_id", "=", table_id)
        .where("n", "=", row.n)
        .execute();
    }
  }
}
