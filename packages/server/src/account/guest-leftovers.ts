import type { AccountEventKind } from "@roundtable/protocol/account";
import type { Transaction } from "kysely";
import { guestBotsOf, revokeGuestBots } from "../guest-bots/guest-bot-repository.ts";
import { removeNotificationTargets } from "../account-data/person-columns.ts";
import type { Schema } from "../store/schema/index.ts";
import type { PersonId } from "@roundtable/host/tables/table";

export interface LoggedEvent {
  readonly kind: AccountEventKind;
  readonly what?: string;
}

/**
 * Bot tokens and notification targets of a guest end when the guest becomes an account or is merged with one. Someone else
 * may have set them up before handing over the browser.
 */
export async function revokeGuestLeftovers(
  db: Transaction<Schema>,
  guest: PersonId,
): Promise<{ readonly bots: readonly PersonId[]; readonly happened: readonly LoggedEvent[] }> {
  const revoked = (await guestBotsOf(db, guest)).map(({ name }) => ({
    kind: "bot-revoked" as const,
    what: name,
  }));
  const bots = await revokeGuestBots(db, guest);
  const hadTargets = await removeNotificationTargets(db, guest);
  return { bots, happened: hadTargets ? [...revoked, { kind: "notifications-removed" }] : revoked };
}
