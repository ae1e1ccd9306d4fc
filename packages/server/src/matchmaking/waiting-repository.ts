import type { Kysely, Selectable, Transaction } from "kysely";
import type { StoreTime } from "@roundtable/host/clock";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import type { Schema } from "../store/schema/index.ts";

export type WaitingRow = Selectable<Schema["waiting"]>;
export type NewWaiting = Pick<
  WaitingRow,
  "person" | "game" | "seats" | "rated" | "bots_at" | "rating" | "since" | "until"
>;

/** One round looks at no more people than this. */
const MOST_AT_ONCE = 1000;

/** Another node has matched one of them first. Nothing is written. */
export class AlreadyTaken extends Error {
  override readonly name = "AlreadyTaken";
}

/** Everyone who waits or was just seated, longest waiting first. */
export async function allWaiting(db: Kysely<Schema>): Promise<WaitingRow[]> {
  return await db.selectFrom("waiting").selectAll().orderBy("since").limit(MOST_AT_ONCE).execute();
}

export async function isWaiting(db: Kysely<Schema>, person: PersonId): Promise<boolean> {
  const row = await db.selectFrom("waiting").select("person").where("person", "=", person).executeTakeFirst();
  return row !== undefined;
}

/** Starts waiting for this game, and for no other. */
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

/** Renews the wait of these people. */
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

/** Gives everyone time to come back after a restart. */
export async function prolongAll(db: Transaction<Schema>, until: number, ready: number): Promise<void> {
  const waits = db.updateTable("waiting").where("table_id", "is", null);
  await waits.set({ until }).execute();
  await waits.set({ offered_until: ready }).where("offer", "is not", null).execute();
}

/** Offers these people a table; all of them, or none. */
export async function saveOffer(
  db: Transaction<Schema>,
  people: readonly PersonId[],
  offer: { readonly id: string; readonly until: number; readonly size: number; readonly ready: boolean },
): Promise<void> {
  // Always in the same order, so that two nodes cannot deadlock.
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

/** Accepts the offer, if it has not expired. */
export async function markReady(db: Transaction<Schema>, person: PersonId, now: StoreTime): Promise<void> {
  await db
    .updateTable("waiting")
    .set({ ready: 1 })
    .where("person", "=", person)
    .where("offer", "is not", null)
    .where("offered_until", ">=", now)
    .execute();
}

/** Drops an offer. Those who had accepted go on waiting; the others are removed. */
export async function dropOffer(db: Transaction<Schema>, offer: string): Promise<void> {
  await db
    .deleteFrom("waiting")
    .where("offer", "=", offer)
    .where("ready", "=", 0)
    .where("table_id", "is", null)
    .execute();
  await releaseOffer(db, offer);
}

/** Releases an offer because someone has left. The others go on waiting. */
export async function releaseOffer(db: Transaction<Schema>, offer: string): Promise<void> {
  await db
    .updateTable("waiting")
    .set({ offer: null, offered_until: null, size: null, ready: 0 })
    .where("offer", "=", offer)
    .where("table_id", "is", null)
    .execute();
}

/** Marks all of them as seated at this table. Throws if another node was first. */
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

/** Removes people who have not been seen since. */
export async function removeWaitingBefore(db: Transaction<Schema>, moment: StoreTime): Promise<void> {
  await db.deleteFrom("waiting").where("until", "<", moment).execute();
}
