import { type RawBuilder, sql, type Transaction } from "kysely";
import { earlier, type StoreTime } from "@roundtable/host/clock";
import { EVENT_RETENTION_MS } from "../account-log/account-event-repository.ts";
import { removeOldClientErrors } from "../client-errors/client-error-repository.ts";
import { removeNotificationsOf } from "../notifications/notification-repository.ts";
import { anonymiseResults } from "../history/result-repository.ts";
import type { Schema } from "../store/schema/index.ts";
import { OVER_DAYS } from "../store/schema/tables.ts";
import { SESSION_MS } from "../people/session.ts";

/** What is removed after long disuse. Deleted accounts are not among it: they are removed at once. */
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
  /** How long unused matches and people are stored; null for ever. */
  readonly keepMs: number | null;
}

interface Removable {
  readonly id: string;
  /** When it was last used. */
  readonly last_used: number;
}

/** Nobody is at the table, on any node. */
const NOBODY_IS_THERE = sql<boolean>`not exists (
  select 1 from presences where presences.table_id = tables.id and presences.gone is null)`;

/** The rows of a kind that may be removed; null if this kind is never removed. */
export function removable(kind: RemovalKind, { now, keepMs }: Limits): RawBuilder<Removable> | null {
  if (kind === "gathering-table")
    // Tables that never started count from their first moment. They are closed if nothing happens.
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
      // Multi-day matches may go without visits for long. They are paused and stay.
      return sql`select id, touched as last_used from tables
        where status = 'playing' and touched < ${before} and clock not like ${OVER_DAYS} and ${NOBODY_IS_THERE}`;
    case "person":
      // Guests whose cookie has expired, who cannot sign in, and who sit at no table.
      return sql`select id, seen as last_used from people where seen < ${before}
        and not exists (select 1 from seats where seats.person = people.id)
        and not exists (select 1 from passkeys where passkeys.person = people.id)
        and not exists (select 1 from passwords where passwords.person = people.id)`;
  }
}

/** The number of all rows of a kind, of which only a few may be removed per day; null for kinds without such a limit. */
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

/** Their achievements go with them. */
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

/** Rows that are only valid for minutes. They are removed without being marked first. */
export async function removeExpired(db: Transaction<Schema>, now: StoreTime): Promise<void> {
  await db.deleteFrom("tickets").where("until", "<", now).execute();
  await db.deleteFrom("tries").where("until", "<", now).execute();
  await removeOldClientErrors(db, now);
}
