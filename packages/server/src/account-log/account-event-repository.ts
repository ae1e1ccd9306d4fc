import type { AccountEventKind } from "@roundtable/protocol/account";
import type { Kysely, Transaction } from "kysely";
import { earlier, type StoreTime } from "@roundtable/host/clock";
import type { PersonId } from "@roundtable/host/tables/table";
import type { Schema } from "../store/schema/index.ts";

const HOUR = 60 * 60 * 1000;
/** How long events are stored. */
export const EVENT_RETENTION_MS = 180 * 24 * HOUR;
const MOST_SHOWN = 100;

export interface StoredEvent {
  readonly id: string;
  readonly person: PersonId;
  readonly at: number;
  readonly kind: AccountEventKind;
  readonly device: string;
  readonly place: string;
  readonly what: string;
}

export async function insertEvent(db: Transaction<Schema>, event: StoredEvent): Promise<void> {
  await db
    .insertInto("account_events")
    .values({ ...event, count: 1 })
    .execute();
}

/**
 * Strangers can cause these events at will, so they are summed up: one row per hour. It has the place only if that was
 * always the same.
 */
export async function countEvent(db: Transaction<Schema>, event: StoredEvent): Promise<void> {
  const { person, kind, at, device, place } = event;
  const before = await db
    .selectFrom("account_events")
    .select(["id", "count", "device", "place"])
    .where("person", "=", person)
    .where("kind", "=", kind)
    .where("at", ">", at - HOUR)
    .orderBy("at", "desc")
    .executeTakeFirst();
  if (before === undefined) return await insertEvent(db, event);
  await db
    .updateTable("account_events")
    .set({
      count: before.count + 1,
      device: before.device === device ? device : "",
      place: before.place === place ? place : "",
    })
    .where("id", "=", before.id)
    .execute();
}

/** The newest first. */
export async function eventsOf(db: Kysely<Schema>, person: PersonId, now: StoreTime) {
  return await db
    .selectFrom("account_events")
    .select(["at", "kind", "device", "place", "what", "count"])
    .where("person", "=", person)
    .where("at", ">", earlier(now, EVENT_RETENTION_MS))
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(MOST_SHOWN)
    .execute();
}
