import { sql, type Transaction } from "kysely";
import type { StoreTime } from "@roundtable/host/clock";
import type { Schema } from "../store/schema/index.ts";

/** Counts one more attempt. Returns how many there were in the current period. */
export async function countAttempt(
  db: Transaction<Schema>,
  { name, now, ms }: { readonly name: string; readonly now: StoreTime; readonly ms: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into tries (name, count, until) values (${name}, 1, ${now + ms})
    on conflict (name) do update set
      count = case when tries.until <= ${now} then 1 else tries.count + 1 end,
      until = case when tries.until <= ${now} then ${now + ms} else tries.until end
    returning count`.execute(db);
  return rows[0]?.count ?? 1;
}

/** Takes back one attempt that was not checked. */
export async function uncountAttempt(db: Transaction<Schema>, name: string): Promise<void> {
  await db
    .updateTable("tries")
    .set((row) => ({ count: row("count", "-", 1) }))
    .where("name", "=", name)
    .where("count", ">", 0)
    .execute();
}

export async function forgetAttempts(db: Transaction<Schema>, name: string): Promise<void> {
  await db.deleteFrom("tries").where("name", "=", name).execute();
}
