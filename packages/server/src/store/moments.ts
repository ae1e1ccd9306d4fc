import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/**
 * When the server last listened whether there is somebody at its tables; when its clock last jumped; until when clocks ran; and
 * back to when all matches that were over before results were kept have theirs.
 */
type Moment = "listened" | "jumped" | "counted" | "recorded";

/** Null if it never did. */
export async function lastMoment(db: Kysely<Schema>, name: Moment): Promise<number | null> {
  const row = await db.selectFrom("moments").select("at").where("name", "=", name).executeTakeFirst();
  return row?.at ?? null;
}

export async function keepMoment(db: Transaction<Schema>, name: Moment, at: number): Promise<void> {
  await db
    .insertInto("moments")
    .values({ name, at })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ at }))
    .execute();
}

/** Time that nobody could use is no silence: every table that waits for its start waits so much longer. */
export async function excuseSilence(db: Transaction<Schema>, ms: number): Promise<void> {
  await db
    .updateTable("tables")
    .set((table) => ({ touched: table("touched", "+", ms) }))
    .where("status", "=", "gathering")
    .execute();
}

export async function keepForAMoment(db: Transaction<Schema>, name: string): Promise<void> {
  await db.insertInto("moments").values({ name, at: 0 }).execute();
  await db.deleteFrom("moments").where("name", "=", name).execute();
}
