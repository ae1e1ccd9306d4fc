import type { Person } from "@roundtable/protocol";
import type { Tables } from "../live/tables.ts";
import type { Services } from "../services.ts";
import { hasWayIn, lockPerson } from "../store/account-rows.ts";
import { allBotsOf } from "../store/guest-bot-rows.ts";
import { forget } from "../store/leaving.ts";
import { tablesPlayedBy } from "../store/result-rows.ts";
import { lockTables, tablesAbout, takeOver } from "../store/taking-over.ts";
import type { PersonId } from "../tables/table.ts";

/**
 * A guest signs in: what is theirs is the account's from now on, all of it or nothing. Nothing where somebody has made an account
 * of the guest since: that is not for whoever has the guest's old cookie.
 */
export async function takeOverGuest(
  { store, sessions }: Pick<Services, "store" | "sessions">,
  tables: Tables,
  guest: PersonId,
  account: PersonId,
): Promise<void> {
  const { running } = await tablesAbout(store.db, guest);
  const signedOut = { person: guest, session: null };
  await tables.whileStill(running, async () => {
    const { all } = await tablesAbout(store.db, guest);
    await store.write(
      async (transaction) => {
        await lockTables(transaction, all);
        await lockPerson(transaction, guest);
        if (!(await hasWayIn(transaction, guest))) await takeOver(transaction, guest, account);
      },
      { changed: all, signedOut },
    );
    tables.reread(all);
  });
  sessions.ended(signedOut);
}

/** Somebody leaves for good, and his bots with him. */
export async function takeLeave(services: Services, tables: Tables, person: Person): Promise<void> {
  for (const bot of await allBotsOf(services.store.db, person.id)) await leave(services, tables, bot);
  await leave(services, tables, person);
  services.lobby.showAgain();
}

async function leave({ store, sessions }: Services, tables: Tables, person: Person): Promise<void> {
  const { running } = await tablesAbout(store.db, person.id);
  const signedOut = { person: person.id, session: null };
  // What cannot be taken out of the archive leaves everything as it was, and he may ask again.
  const played = await tablesPlayedBy(store.db, person.id);
  await tables.forgetInArchive(played, person.id);
  await tables.whileStill(running, async () => {
    const now = await tablesAbout(store.db, person.id);
    await store.write(
      async (transaction) => {
        await lockTables(transaction, now.all);
        await forget(transaction, person, now.running);
      },
      { changed: now.all, signedOut },
    );
    tables.reread(now.all);
  });
  // One that was put there meanwhile.
  await tables.forgetInArchive(played, person.id);
  sessions.ended(signedOut);
}
