import type { Kysely, Transaction } from "kysely";
import type { StoreTime } from "@roundtable/host/clock";
import type { PersonId } from "@roundtable/host/tables/table";
import type { Schema } from "../store/schema/index.ts";

/** A mail, a Web Push message, or a call of a person's webhook. */
export type Channel = "mail" | "push" | "hook";

/** A message to be delivered. */
export interface OutboxMessage {
  readonly id: string;
  /** The person it is for; null if it is for nobody in particular. */
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

/** Due messages, oldest first. */
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

/** When the next message is due; null if there is none. */
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

/** Claims the message for one sender until `due`. False if another node has it. */
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
