import { type RawBuilder, sql, type Transaction } from "kysely";
import { earlier, type StoreTime } from "@roundtable/host/clock";
import { EVENT_RETENTION_MS } from "../account-log/account-event-repository.ts";
import { removeOldClientErrors } from "../client-errors/client-error-repository.ts";
import { removeNotificationsOf } from "../notifications/notification-repository.ts";
import { anonymiseResults } from "../history/result-repository.ts";
import type { Schema } from "../store/schema/index.ts";
import { OVER_DAYS } from "../store/schema/tables.ts";
import { SESSION_MS } from "../people/session.ts";

/** What goes by itself when nobody has used it for long. Who deletes their account is gone at once, without any of this. */
export const REMOVAL_KINDS = [
  "gathering-table",
  "finished-match",
  "sleeping-match",
  "person",
  "session",
  "account-event",
] as const;
export type RemovalKind = (typeof REMOVAL_KINDS)[number];

export interface Limits {
  readonly now: StoreTime;
  /** How long matches and people are kept; null for ever. */
  readonly keepMs: number | null;
}

interface Removable {
  readonly id: string;
  /** When it was last used. */
  readonly last_used: number;
}

/** At none of several nodes. */
const NOBODY_IS_THERE = sql<boolean>`not exists (
  select 1 from presences where presences.table_id = tables.id and presences.gone is null)`;

/** Those of a kind that may go; null where this kind is kept for ever. */
export function removable(kind: RemovalKind, { now, keepMs }: Limits): RawBuilder<Removable> | null {
  if (kind === "gathering-table")
    // A table that never started is looked at from the first moment: it is closed when nothing has happened since.
    return sql`select id, touched as last_used from tables where status = 'gathering' and ${NOBODY_IS_THERE}`;
  if (kind === "session")
    return sql`select id, seen as last_used from sessions where seen < ${earlier(now, SESSION_MS)}`;
  if (kind === "account-event")
    return sql`select id, at as last_used from account_events where at < ${earlier(now, EVENT_RETENTION_MS)}`;
  if (keepMs === null) return null;
  const before = earlier(now, keepMs);
  switch (kind) {
    case "finished-match":
      return sql`select id, "over" as last_used from tables
        where status = 'over' and "over" < ${before} and ${NOBODY_IS_THERE}`;
    case "sleeping-match":
      // Over days nobody need come for long: such a match is paused, and stays.
      return sql`select id, touched as last_used from tables
        where status = 'playing' and touched < ${before} and clock not like ${OVER_DAYS} and ${NOBODY_IS_THERE}`;
    case "person":
      // Their cookies have run out, they have no other way in, and no table speaks of them.
      return sql`select id, seen as last_used from people where seen < ${before}
        and not exists (select 1 from seats where seats.person = people.id)
        and not exists (select 1 from passkeys where passkeys.person = people.id)
        and not exists (select 1 from passwords where passwords.person = people.id)`;
  }
}

/** Of how many a kind has, of which only a few may be removed in a day; null where that is anybody's guess. */
export function everyOneOf(kind: RemovalKind): RawBuilder<{ readonly count: number }> | null {
  switch (kind) {
    case "gathering-table":
      return null;
    case "finished-match":
      return sql`select count(*) as count from tables where status = 'over'`;
    case "sleeping-match":
      return sql`select count(*) as count from tables where status = 'playing'`;
    case "person":
      return sql`select count(*) as count from people`;
    case "session":
      return sql`select count(*) as count from sessions`;
    case "account-event":
      return sql`select count(*) as count from account_events`;
  }
}

export async function removeTables(db: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("tables").where("id", "in", ids).execute();
}

export async function removeSessions(db: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("sessions").where("id", "in", ids).execute();
}

export async function removeAccountEvents(db: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("account_events").where("id", "in", ids).execute();
}

/** With what they had achieved. */
export async function removePeople(db: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom("regards").where("person", "in", ids).execute();
  await db.deleteFrom("regards").where("other", "in", ids).execute();
  await db.deleteFrom("achievements").where("person", "in", ids).execute();
  await anonymiseResults(db, ids);
  await db.deleteFrom("sessions").where("person", "in", ids).execute();
  await db.deleteFrom("account_events").where("person", "in", ids).execute();
  await db.deleteFrom("guest_bots").where("person", "in", ids).execute();
  await db.deleteFrom("guest_bots").where("owner", "in", ids).execute();
  await removeNotificationsOf(db, ids);
  await db.deleteFrom("people").where("id", "in", ids).execute();
}

/** What was good for minutes only, and is worth nothing afterwards: it needs no mark. */
export async function removeExpired(db: Transaction<Schema>, now: StoreTime): Promise<void> {
  await db.deleteFrom("tickets").where("until", "<", now).execute();
  await db.deleteFrom("tries").where("until", "<", now).execute();
  await removeOldClientErrors(db, now);
}
