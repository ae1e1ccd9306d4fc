import type { Kysely, Transaction } from "kysely";
import type { StoreTime } from "@roundtable/host/clock";
import type { PersonId } from "@roundtable/host/tables/table";
import type { Schema } from "../store/schema/index.ts";

/**
 * What a secret opens, once: `new-passkey`, `passkey` and `proof` are challenges that a key must sign, `reset` lets somebody
 * choose another password, `code` signs somebody in on a second device, `confirm` proves that a mail was read.
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

/** An address that waits for its link to be followed. */
export interface PendingEmail {
  readonly hash: string;
  readonly person: PersonId;
  readonly email: string;
  /** The hash of the password that comes with it; null where only the address is to be confirmed. */
  readonly password: string | null;
}

/** Of those that sign somebody in he has one at a time: the last. */
export async function saveTicket(db: Transaction<Schema>, ticket: Ticket): Promise<void> {
  if (ticket.person !== null)
    await db
      .deleteFrom("tickets")
      .where("person", "=", ticket.person)
      .where("kind", "=", ticket.kind)
      .execute();
  await db.insertInto("tickets").values(ticket).execute();
}

/** Null where there is none, or no longer; whoever gets it is the only one. */
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

/** All that these secrets would still open for this person. */
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
