import { type Kysely, type RawBuilder, sql, type SqlBool, type Transaction } from "kysely";
import { earlier, type StoreTime } from "@roundtable/host/clock";
import type { PersonId } from "@roundtable/host/tables/table";
import type { Schema } from "../store/schema/index.ts";
import { SESSION_MS } from "../people/session.ts";

const DAY = 24 * 60 * 60 * 1000;
/** People with an account can sign in again, so their sessions end sooner, whether used or not. */
const ACCOUNT_IDLE_MS = 30 * DAY;
const ACCOUNT_SESSION_MS = 90 * DAY;

export interface StoredSession {
  readonly id: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
}

export interface OpenSession {
  readonly session: string;
  readonly id: PersonId;
  readonly name: string;
  readonly host_cookie: number | null;
}

const passkeysHere = sql`select 1 from passkeys where passkeys.person = sessions.person`;
const passwordHere = sql`select 1 from passwords where passwords.person = sessions.person`;

/** Whether a session has not expired. Guests and accounts have different limits. */
function isOpen(now: StoreTime): RawBuilder<SqlBool> {
  return sql<SqlBool>`sessions.seen > ${earlier(now, SESSION_MS)} and (
    (sessions.seen > ${earlier(now, ACCOUNT_IDLE_MS)} and coalesce(sessions.began, sessions.created) > ${earlier(now, ACCOUNT_SESSION_MS)})
    or not (exists (${passkeysHere}) or exists (${passwordHere})))`;
}

/** The person of this session, if it has not expired. */
export async function readSession(
  db: Kysely<Schema>,
  hash: string,
  now: StoreTime,
): Promise<OpenSession | null> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("people", "people.id", "sessions.person")
    .select(["sessions.id as session", "sessions.host_cookie", "people.id", "people.name"])
    .where("hash", "=", hash)
    .where(isOpen(now))
    .executeTakeFirst();
  return row ?? null;
}

/** The last used first. */
export async function sessionsOf(
  db: Kysely<Schema>,
  person: PersonId,
  now: StoreTime,
): Promise<StoredSession[]> {
  return await db
    .selectFrom("sessions")
    .select(["id", "device", "created", "seen"])
    .where("person", "=", person)
    .where(isOpen(now))
    .orderBy("seen", "desc")
    .orderBy("id")
    .execute();
}

/** Whether the cookie with this hash was replaced since then. */
export async function wasReplaced(db: Kysely<Schema>, hash: string, since: StoreTime): Promise<boolean> {
  const row = await db
    .selectFrom("sessions")
    .select("id")
    .where("previous", "=", hash)
    .where("rotated", ">", since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this is the session's current cookie. */
export async function isSession(db: Kysely<Schema>, id: string, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", id)
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives the session a new cookie. False if another request has done so first. */
export async function rotateSession(
  db: Transaction<Schema>,
  id: string,
  change: { readonly from: string; readonly to: string; readonly now: StoreTime; readonly isProof: boolean },
): Promise<boolean> {
  const { from, to, now, isProof } = change;
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ hash: to, previous: from, rotated: now, ...(isProof ? { proved: now, began: now } : {}) })
    .where("id", "=", id)
    .where("hash", "=", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those of these sessions that are open, with the hashes of their current cookies. */
export async function liveSessions(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("sessions").select(["id", "hash"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

export async function insertSession(
  db: Transaction<Schema>,
  session: StoredSession & {
    readonly hash: string;
    readonly person: PersonId;
    readonly began: number;
    readonly proved: number | null;
    readonly host_cookie: number | null;
  },
): Promise<void> {
  await db.insertInto("sessions").values(session).execute();
}

/** Ends all sessions of a person, only this one, or all but this one. Returns those that ended. */
export async function endSessions(
  db: Transaction<Schema>,
  person: PersonId,
  { only, except }: { readonly only?: string; readonly except?: string | null } = {},
): Promise<string[]> {
  let ended = db.deleteFrom("sessions").where("person", "=", person);
  if (only !== undefined) ended = ended.where("id", "=", only);
  if (except != null) ended = ended.where("id", "<>", except);
  const rows = await ended.returning("id").execute();
  return rows.map(({ id }) => id);
}
