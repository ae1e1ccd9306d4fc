import { sql, type Transaction } from "kysely";
import type { StoreTime } from "@roundtable/host/clock";
import { alarmOf, excused } from "@roundtable/host/tables/time";
import type { Schema } from "../schema/index.ts";
import { clockFrom } from "./stored-clock.ts";
import { timeFrom } from "./table-repository.ts";

/**
 * Shifts all clocks that were running when the last server stopped, so that the outage costs nobody time. If several
 * servers start at once, one of them does it.
 */
export async function excuseOutage(db: Transaction<Schema>, from: number, to: StoreTime): Promise<void> {
  const claimed = await db
    .updateTable("moments")
    .set({ at: to })
    .where("name", "=", "counted")
    .where("at", "=", from)
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n || to <= from) return;
  await db
    .updateTable("deadlines")
    .set((deadline) => ({ at: deadline("at", "+", to - from) }))
    .execute();
  const rows = await db.selectFrom("tables").select(["id", "clock", "time"]).where("alarm", ">", 0).execute();
  for (const row of rows) {
    const time = timeFrom(row.time);
    if (time === null) continue;
    const later = excused(time, clockFrom(row.clock), to - from);
    await db
      .updateTable("tables")
      .set({ time: JSON.stringify(later), alarm: alarmOf(later), version: sql<number>`version + 1` })
      .where("id", "=", row.id)
      .execute();
  }
}
