import type { Kysely, Selectable, Transaction } from "kysely";
import type { StoreTime } from "@roundtable/host/clock";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import type { Schema } from "../store/schema/index.ts";

export type WaitingRow = Selectable<Schema["waiting"]>;
export type NewWaiting = Pick<
  WaitingRow,
  "person" | "game" | "seats" | "rated" | "bots_at" | "rating" | "since" | "until"
>;

/** Nobody is brought together out of more at once. */
const MOST_AT_ONCE = 1000;

/** Another node was faster: nothing of this is written. */
export class AlreadyTaken extends Error {
  override readonly name = "AlreadyTaken";
}

/** Everybody who waits, or was just seated, those who have waited longest first. */
export async function allWaiting(db: Kysely<Schema>): Promise<WaitingRow[]> {
  return await db.selectFrom("waiting").selectAll().orderBy("since").limit(MOST_AT_ONCE).execute();
}

export async function isWaiting(db: Kysely<Schema>, person: PersonId): Promise<boolean> {
  const row = await db.selectFrom("waiting").select("person").where("person", "=", person).executeTakeFirst();
  return row !== undefined;
}

/** From now on he waits for this, and for nothing else. */
export async function saveWaiting(db: Transaction<Schema>, row: NewWaiting): Promise<void> {
  const whole = { ...row, offer: null, offered_until: null, size: null, ready: 0, table_id: null };
  const { person: _, ...columns } = whole;
  await db
    .insertInto("waiting")
    .values(whole)
    .onConflict((conflict) => conflict.column("person").doUpdateSet(columns))
    .execute();
}

export async function stopWaiting(db: Transaction<Schema>, people: readonly PersonId[]): Promise<void> {
  if (people.length > 0) await db.deleteFrom("waiting").where("person", "in", people).execute();
}

/** They are still there. */
export async function prolong(
  db: Transaction<Schema>,
  people: readonly PersonId[],
  until: number,
): Promise<void> {
  await db
    .updateTable("waiting")
    .set({ until })
    .where("person", "in", people)
    .where("table_id", "is", null)
    .execute();
}

/** After a restart everybody has time to come back. */
export async function prolongAll(db: Transaction<Schema>, until: number, ready: number): Promise<void> {
  const waits = db.updateTable("waiting").where("table_id", "is", null);
  await waits.set({ until }).execute();
  await waits.set({ offered_until: ready }).where("offer", "is not", null).execute();
}

/** Offers these people one table together; all of them, or nobody. */
export async function saveOffer(
  db: Transaction<Schema>,
  people: readonly PersonId[],
  offer: { readonly id: string; readonly until: number; readonly size: number; readonly ready: boolean },
): Promise<void> {
  // In one order everywhere, so that two nodes cannot wait for each other.
  for (const person of people.toSorted()) {
    const { numUpdatedRows } = await db
      .updateTable("waiting")
      .set({ offer: offer.id, offered_until: offer.until, size: offer.size, ready: offer.ready ? 1 : 0 })
      .where("person", "=", person)
      .where("offer", "is", null)
      .where("table_id", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new AlreadyTaken();
  }
}

/** He takes what he was offered, if it still stands. */
export async function markReady(db: Transaction<Schema>, person: PersonId, now: StoreTime): Promise<void> {
  await db
    .updateTable("waiting")
    .set({ ready: 1 })
    .where("person", "=", person)
    .where("offer", "is not", null)
    .where("offered_until", ">=", now)
    .execute();
}

/** Nothing comes of it: whoever was ready waits on, as long as he has, and whoever was not is out. */
export async function dropOffer(db: Transaction<Schema>, offer: string): Promise<void> {
  await db
    .deleteFrom("waiting")
    .where("offer", "=", offer)
    .where("ready", "=", 0)
    .where("table_id", "is", null)
    .execute();
  await releaseOffer(db, offer);
}

/** Somebody has gone before it came to anything: the others wait on. */
export async function releaseOffer(db: Transaction<Schema>, offer: string): Promise<void> {
  await db
    .updateTable("waiting")
    .set({ offer: null, offered_until: null, size: null, ready: 0 })
    .where("offer", "=", offer)
    .where("table_id", "is", null)
    .execute();
}

/** All of them sit at this table; or another node has seated them already. */
export async function markSeated(
  db: Transaction<Schema>,
  { offer, people, table, until }: { offer: string; people: number; table: TableId; until: number },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("waiting")
    .set({ table_id: table, until })
    .where("offer", "=", offer)
    .where("ready", "=", 1)
    .where("table_id", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows !== BigInt(people)) throw new AlreadyTaken();
}

/** Whoever was not heard of. */
export async function removeWaitingBefore(db: Transaction<Schema>, moment: StoreTime): Promise<void> {
  await db.deleteFrom("waiting").where("until", "<", moment).execute();
}
