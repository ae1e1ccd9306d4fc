import type { Kysely, Transaction } from "kysely";
import type { StoreTime } from "@roundtable/host/clock";
import type { PersonId } from "@roundtable/host/tables/table";
import type { Schema } from "../store/schema/index.ts";

/**
 * What a one-time secret is for. `new-passkey`, `passkey` and `proof` are WebAuthn challenges. `reset` sets a new password,
 * `code` signs in a second device, and `confirm` proves that a mail was read.
 */
export type TicketKind = "new-passkey" | "passkey" | "proof" | "reset" | "code" | "confirm";

export interface Ticket {
  readonly hash: string;
  readonly kind: TicketKind;
  readonly person: PersonId | null;
  readonly until: number;
  readonly email?: string;
  readonly password?: string | null;
}

/** An address whose confirmation link has not been followed yet. */
export interface PendingEmail {
  readonly hash: string;
  readonly person: PersonId;
  readonly email: string;
  /** The hash of the password chosen with it; null if only the address is to be confirmed. */
  readonly password: string | null;
}

/** A person has one ticket of each kind that signs in: the newest. */
export async function saveTicket(db: Transaction<Schema>, ticket: Ticket): Promise<void> {
  if (ticket.person !== null)
    await db
      .deleteFrom("tickets")
      .where("person", "=", ticket.person)
      .where("kind", "=", ticket.kind)
      .execute();
  await db.insertInto("tickets").values(ticket).execute();
}

/** null if there is none or it has expired. A ticket can be used once. */
export async function useTicket(
  db: Transaction<Schema>,
  { hash, kind, now }: { readonly hash: string; readonly kind: TicketKind; readonly now: StoreTime },
): Promise<{ readonly person: PersonId | null } | null> {
  const row = await db
    .deleteFrom("tickets")
    .where("hash", "=", hash)
    .where("kind", "=", kind)
    .where("until", ">", now)
    .returning("person")
    .executeTakeFirst();
  return row ?? null;
}

/** Removes all tickets of this person. */
export async function removeTickets(db: Transaction<Schema>, person: PersonId): Promise<void> {
  await db.deleteFrom("tickets").where("person", "=", person).execute();
}

export async function pendingEmailOf(
  db: Kysely<Schema>,
  person: PersonId,
  now: StoreTime,
): Promise<PendingEmail | null> {
  const row = await pending(db, now).where("person", "=", person).executeTakeFirst();
  return row === undefined ? null : pendingFrom(row);
}

export async function pendingEmailBy(
  db: Kysely<Schema>,
  hash: string,
  now: StoreTime,
): Promise<PendingEmail | null> {
  const row = await pending(db, now).where("hash", "=", hash).executeTakeFirst();
  return row === undefined ? null : pendingFrom(row);
}

function pending(db: Kysely<Schema>, now: StoreTime) {
  return db
    .selectFrom("tickets")
    .select(["hash", "person", "email", "password"])
    .where("kind", "=", "confirm" satisfies TicketKind)
    .where("until", ">", now);
}

function pendingFrom(row: {
  readonly hash: string;
  readonly person: string | null;
  readonly email: string | null;
  readonly password: string | null;
}): PendingEmail | null {
  const { hash, person, email, password } = row;
  return person === null || email === null ? null : { hash, person, email, password };
}
