import type { Kysely, Transaction } from "kysely";
import type { StoreTime } from "../clock.ts";
import type { PersonId } from "../tables/table.ts";
import type { Schema } from "./schema.ts";

/** Who does not come back for so long is signed out. */
export const SESSION_MS = 365 * 24 * 60 * 60 * 1000;

export interface KeptSession {
  readonly id: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
}

/** Whose session this is, if it was used since then. */
export async function readSession(
  db: Kysely<Schema>,
  hash: string,
  usedSince: StoreTime,
): Promise<{
  readonly session: string;
  readonly seen: number;
  readonly id: PersonId;
  readonly name: string;
} | null> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("people", "people.id", "sessions.person")
    .select(["sessions.id as session", "sessions.seen", "people.id", "people.name"])
    .where("hash", "=", hash)
    .where("sessions.seen", ">", usedSince)
    .executeTakeFirst();
  return row ?? null;
}

/** The one that was used last comes first. */
export async function sessionsOf(
  db: Kysely<Schema>,
  person: PersonId,
  usedSince: StoreTime,
): Promise<KeptSession[]> {
  return await db
    .selectFrom("sessions")
    .select(["id", "device", "created", "seen"])
    .where("person", "=", person)
    .where("seen", ">", usedSince)
    .orderBy("seen", "desc")
    .orderBy("id")
    .execute();
}

/** Those of these sessions that have not ended. */
export async function liveSessions(db: Kysely<Schema>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("sessions").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function insertSession(
  db: Transaction<Schema>,
  session: KeptSession & { readonly hash: string; readonly person: PersonId },
): Promise<void> {
  await db.insertInto("sessions").values(session).execute();
}

/** Which of them there were to end. */
export async function endSessions(
  db: Transaction<Schema>,
  person: PersonId,
  only?: string,
): Promise<string[]> {
  let ended = db.deleteFrom("sessions").where("person", "=", person);
  if (only !== undefined) ended = ended.where("id", "=", only);
  const rows = await ended.returning("id").execute();
  return rows.map(({ id }) => id);
}
