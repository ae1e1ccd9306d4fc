import type { Kysely, Transaction } from "kysely";
import type { StoreTime } from "@roundtable/host/clock";
import type { PersonId } from "@roundtable/host/tables/table";
import type { Schema } from "../store/schema/index.ts";

/** By mail, by Web Push, or by a call of somebody's own server. */
export type Channel = "mail" | "push" | "hook";

/** Something that is to be sent. */
export interface OutboxMessage {
  readonly id: string;
  /** For whom; null where nobody of ours is meant. */
  readonly person: PersonId | null;
  readonly way: Channel;
  readonly target: string;
  /** As JSON. */
  readonly content: string;
}

export interface PendingMessage extends OutboxMessage {
  readonly created: number;
  readonly due: number;
  readonly tries: number;
}

export async function saveMessages(
  db: Transaction<Schema>,
  messages: readonly OutboxMessage[],
  now: StoreTime,
): Promise<void> {
  if (messages.length === 0) return;
  await db
    .insertInto("outbox")
    .values(messages.map((message) => ({ ...message, created: now, due: now, tries: 0 })))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Those whose time has come, the oldest first. */
export async function dueMessages(
  db: Kysely<Schema>,
  ways: readonly Channel[],
  now: StoreTime,
  atMost: number,
): Promise<PendingMessage[]> {
  const rows = await db
    .selectFrom("outbox")
    .selectAll()
    .where("due", "<=", now)
    .where("way", "in", ways)
    .orderBy("due")
    .limit(atMost)
    .execute();
  return rows.flatMap((row) => {
    const way = ways.find((one) => one === row.way);
    return way === undefined ? [] : [{ ...row, way }];
  });
}

/** When the next of them is due; null if nothing waits. */
export async function nextMessageDue(db: Kysely<Schema>, ways: readonly Channel[]): Promise<number | null> {
  const row = await db
    .selectFrom("outbox")
    .select("due")
    .where("way", "in", ways)
    .orderBy("due")
    .limit(1)
    .executeTakeFirst();
  return row?.due ?? null;
}

/** Of several who want to send it, one gets it: whoever finds it as it was. Until `due` it is nobody else's. */
export async function claimMessage(
  db: Transaction<Schema>,
  { id, due: seen, tries }: PendingMessage,
  due: number,
): Promise<boolean> {
  const claimed = await db
    .updateTable("outbox")
    .set({ due, tries: tries + 1 })
    .where("id", "=", id)
    .where("due", "=", seen)
    .where("tries", "=", tries)
    .returning("id")
    .execute();
  return claimed.length > 0;
}

export async function postponeMessage(db: Transaction<Schema>, id: string, due: number): Promise<void> {
  await db.updateTable("outbox").set({ due }).where("id", "=", id).execute();
}

export async function removeMessage(db: Transaction<Schema>, id: string): Promise<void> {
  await db.deleteFrom("outbox").where("id", "=", id).execute();
}
