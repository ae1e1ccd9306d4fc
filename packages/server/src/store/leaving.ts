import { sql, type Transaction } from "kysely";
import { gone } from "../tables/gone.ts";
import type { PersonId, TableId } from "../tables/table.ts";
import { NOBODY, removeRowsOf } from "./of-a-person.ts";
import type { Schema } from "./schema.ts";
import { readTable, updateTable } from "./table-rows.ts";

/** What stands where somebody has said something who has left. */
const UNSAID = "…";

/**
 * Somebody has left for good. His seats stay, and are nobody's; what he said is gone; before a match his seat is free, and in one a
 * bot plays it on. `running` are the tables at which something can still happen.
 */
export async function forget(
  db: Transaction<Schema>,
  { id, name }: { readonly id: PersonId; readonly name: string },
  running: readonly TableId[],
): Promise<void> {
  await unsayInMatches(db, id);
  for (const table of running) {
    const before = await readTable(db, table);
    if (before !== null)
      await updateTable(db, before, gone(before, { person: id, name, nobody: NOBODY }), null);
  }
  await db.updateTable("seats").set({ person: NOBODY, called: null }).where("person", "=", id).execute();
  await db
    .updateTable("chat")
    .set({ person: NOBODY, name: "", text: UNSAID })
    .where("person", "=", id)
    .execute();
  await removeRowsOf(db, id);
  await db.deleteFrom("people").where("id", "=", id).execute();
}

/** The log stays as it was but for his words: which entry said something is a part of it, what it said is not. */
async function unsayInMatches(db: Transaction<Schema>, person: PersonId): Promise<void> {
  const seats = await db
    .selectFrom("seats")
    .select(["table_id", "seat"])
    .where("person", "=", person)
    .execute();
  for (const { table_id, seat } of seats) {
    const { rows } = await sql<{ n: number; entry: string; told: string }>`
      select n, entry, told from entries where table_id = ${table_id} and entry like ${'%"kind":"said"%'}`.execute(
      db,
    );
    for (const { n, entry, told } of rows) {
      const unsaid = withoutWords(entry, told, seat);
      if (unsaid !== null)
        await db
          .updateTable("entries")
          .set(unsaid)
          .where("table_id", "=", table_id)
          .where("n", "=", n)
          .execute();
    }
  }
}

interface Said {
  readonly kind: string;
  readonly seat: number;
  readonly say: { readonly text?: unknown };
}

/** Null where another has said it, or where it is no free text. */
function withoutWords(
  entry: string,
  told: string,
  seat: number,
): { readonly entry: string; readonly told: string } | null {
  const said = JSON.parse(entry) as Said;
  const { text } = said.say;
  if (said.kind !== "said" || said.seat !== seat || typeof text !== "string") return null;
  const words = JSON.stringify(text);
  return {
    entry: JSON.stringify({ ...said, say: { ...said.say, text: UNSAID } }),
    told: told.replaceAll(`"text":${words}`, () => `"text":${JSON.stringify(UNSAID)}`),
  };
}
