import type { Person } from "@roundtable/protocol";
import type { Tables } from "../live/tables.ts";
import type { Lobby } from "../live/lobby.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { Store } from "../store/store.ts";
import { allBotsOf } from "../guest-bots/guest-bot-repository.ts";
import { forgetPerson } from "./forget-person.ts";
import { tablesPlayedBy } from "../history/result-repository.ts";
import { lockTables, tablesOfPerson } from "./merge-guest.ts";

export interface DeletionServices {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly lobby: Lobby;
}

/** Deletes a person and all their bots. */
export async function deleteAccount(
  services: DeletionServices,
  tables: Tables,
  person: Person,
): Promise<void> {
  for (const bot of await allBotsOf(services.store.db, person.id)) await deletePerson(services, tables, bot);
  await deletePerson(services, tables, person);
  services.lobby.showAgain();
}

async function deletePerson(
  { store, sessions }: DeletionServices,
  tables: Tables,
  person: Person,
): Promise<void> {
  const { running } = await tablesOfPerson(store.db, person.id);
  const signedOut = { person: person.id, session: null };
  // The archive goes first. If it cannot be changed, nothing else was deleted, and the person can try again.
  const played = await tablesPlayedBy(store.db, person.id);
  await tables.forgetInArchive(played, person.id);
  await tables.whileStill(running, async () => {
    const now = await tablesOfPerson(store.db, person.id);
    await store.write(
      async (transaction) => {
        await lockTables(transaction, now.all);
        await forgetPerson(transaction, person, now.running);
      },
      { changed: now.all, signedOut },
    );
    tables.reread(now.all);
  });
  // A match may have been archived in the meantime.
  await tables.forgetInArchive(played, person.id);
  sessions.ended(signedOut);
}
