import type { Transaction } from "kysely";
import type { StoreTime } from "../clock.ts";
import type { PersonId } from "../tables/table.ts";
import type { Schema } from "./schema.ts";

/**
 * What a secret opens, once: `new-passkey` and `passkey` are challenges that a key must sign, `reset` lets somebody choose
 * another password, `code` signs somebody in on a second device.
 */
export type TicketKind = "new-passkey" | "passkey" | "reset" | "code";

export interface Ticket {
  readonly hash: string;
  readonly kind: TicketKind;
  readonly person: PersonId | null;
  readonly until: number;
}

/** Of those that sign somebody in he has one at a time: the last. */
export async function keepTicket(db: Transaction<Schema>, ticket: Ticket): Promise<void> {
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
