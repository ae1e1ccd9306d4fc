import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema/index.ts";

/**
 * Until when the clocks of matches ran; back to when all matches that were over before results were kept have theirs; how long
 * the store has been running, when by that it was last looked for what is to be removed, and until when an unusual number
 * of removals is allowed.
 */
type Moment = "counted" | "recorded" | "uptime" | "marked-at-uptime" | "removals-allowed-until-uptime";

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

/**
 * How many milliseconds servers have been running on this store, all in all. It grows by what they have waited, never by
 * what a clock shows, so that nobody can set it.
 */
export async function uptimeOf(db: Kysely<Schema>): Promise<number> {
  return (await lastMoment(db, "uptime")) ?? 0;
}

export async function addUptime(db: Transaction<Schema>, ms: number): Promise<void> {
  await db
    .insertInto("moments")
    .values({ name: "uptime", at: ms })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet((row) => ({ at: row("moments.at", "+", ms) })),
    )
    .execute();
}

export async function keepForAMoment(db: Transaction<Schema>, name: string): Promise<void> {
  await db.insertInto("moments").values({ name, at: 0 }).execute();
  await db.deleteFrom("moments").where("name", "=", name).execute();
}
