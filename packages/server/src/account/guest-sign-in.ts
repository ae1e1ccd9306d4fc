import type { Clock } from "@roundtable/host/clock";
import type { Tables } from "../live/tables.ts";
import type { GuestBots } from "../guest-bots/guest-bots.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { hasSignInMethod, lockPerson } from "../people/account-repository.ts";
import { bansOn } from "../moderation/ban-repository.ts";
import type { Store } from "../store/store.ts";
import { lockTables, tablesOfPerson, moveGuestRows } from "../account-data/merge-guest.ts";
import { written } from "../store/write-result.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import type { AccountLog } from "../account-log/account-log.ts";
import { revokeGuestLeftovers } from "./guest-leftovers.ts";
import type { Source } from "../account-log/source.ts";

export interface MergeParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly guestBots: GuestBots;
  readonly accountLog: AccountLog;
}

/**
 * Moves a guest's tables and results to the account they sign in to, all of them or none. Returns false if nothing is
 * merged. That is so for a guest who has become an account: an old guest cookie must not open it. It is so for a banned
 * guest, too: merging would lift the ban or pass it on.
 */
export async function mergeGuest(
  { store, clock, sessions, guestBots, accountLog }: MergeParts,
  tables: Tables,
  {
    guest,
    account,
    source,
  }: { readonly guest: PersonId; readonly account: PersonId; readonly source: Source },
): Promise<boolean> {
  const { running } = await tablesOfPerson(store.db, guest);
  const signedOut = { person: guest, session: null };
  const revoked: PersonId[] = [];
  let isMerged = false;
  await tables.whileStill(running, async () => {
    const { all } = await tablesOfPerson(store.db, guest);
    const merged = await written(
      store,
      async (db) => {
        await lockTables(db, all);
        await lockPerson(db, guest);
        if (await hasSignInMethod(db, guest)) return null;
        if ((await bansOn(db, [guest], clock.now())).size > 0) return null;
        const { bots, happened } = await revokeGuestLeftovers(db, guest);
        for (const { kind, what } of happened)
          await accountLog.save(db, { person: account, kind, source, what }, []);
        await moveGuestRows(db, guest, account);
        return bots;
      },
      { changed: all, signedOut },
    );
    tables.reread(all);
    isMerged = merged !== null;
    revoked.push(...(merged ?? []));
  });
  sessions.ended(signedOut);
  await guestBots.announceRevoked(revoked);
  return isMerged;
}
