import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { StoreTime } from "@roundtable/host/clock";
import type { PersonId } from "@roundtable/host/tables/table";
import type { Schema } from "../store/schema/index.ts";

/** A browser's push subscription. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A person's oldest subscription is dropped for a new one beyond this. */
const MOST_BROWSERS = 10;

function subscriptionId(endpoint: string): string {
  return createHash("sha256").update(endpoint).digest("hex");
}

/**
 * False if someone else has this endpoint with other keys: then the request does not come from that browser. With the same
 * keys it does, and the browser has a new owner.
 */
export async function saveSubscription(
  db: Transaction<Schema>,
  person: PersonId,
  { endpoint, p256dh, auth }: Subscription,
  now: StoreTime,
): Promise<boolean> {
  const id = subscriptionId(endpoint);
  const before = await db
    .selectFrom("subscriptions")
    .select(["person", "p256dh", "auth"])
    .where("id", "=", id)
    .executeTakeFirst();
  const isSameBrowser = before?.p256dh === p256dh && before.auth === auth;
  if (before !== undefined && before.person !== person && !isSameBrowser) return false;
  const row = { id, person, endpoint, p256dh, auth, created: now };
  await db
    .insertInto("subscriptions")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  const all = await db
    .selectFrom("subscriptions")
    .select("id")
    .where("person", "=", person)
    .orderBy("created", "desc")
    .execute();
  const tooMany = all.slice(MOST_BROWSERS).map((one) => one.id);
  if (tooMany.length > 0) await db.deleteFrom("subscriptions").where("id", "in", tooMany).execute();
  return true;
}

export async function subscriptionsOf(
  db: Kysely<Schema>,
  person: PersonId,
): Promise<(Subscription & { readonly id: string })[]> {
  return await db
    .selectFrom("subscriptions")
    .select(["id", "endpoint", "p256dh", "auth"])
    .where("person", "=", person)
    .orderBy("created")
    .execute();
}

export async function findSubscription(db: Kysely<Schema>, id: string): Promise<Subscription | null> {
  const row = await db
    .selectFrom("subscriptions")
    .select(["endpoint", "p256dh", "auth"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Removes the person's own subscription, not someone else's. */
export async function forgetSubscription(
  db: Transaction<Schema>,
  person: PersonId,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom("subscriptions")
    .where("id", "=", subscriptionId(endpoint))
    .where("person", "=", person)
    .execute();
}

/** The push service says that the subscription has ended. */
export async function removeSubscription(db: Transaction<Schema>, id: string): Promise<void> {
  await db.deleteFrom("subscriptions").where("id", "=", id).execute();
}
