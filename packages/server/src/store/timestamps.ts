import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema/index.ts";

/**
 * `counted`: until when clocks ran. `recorded`: back to when earlier matches have results. `uptime`: how long servers have
 * run on this store. The others count in uptime: when rows were last marked for removal, and until when unusual removals
 * are allowed.
 */
type Moment = "counted" | "recorded" | "uptime" | "marked-at-uptime" | "removals-allowed-until-uptime";

/** null if it never happened. */
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
 * How many milliseconds servers have run on this store in total. It grows with elapsed time and not with any clock, so that
 * no wrong clock can change it.
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
