import type { Person } from "@roundtable/protocol";
import type { ProfileBody } from "@roundtable/protocol/history";
import { knownAs, ownersOf } from "../store/guest-bot-rows.ts";
import { profilesOf } from "../store/profile-rows.ts";
import { areApart } from "../store/regard-rows.ts";
import { havePlayed } from "../store/companion-rows.ts";
import type { Store } from "../store/store.ts";
import type { PersonId } from "../tables/table.ts";

/** Whether somebody may look at a person's page. Of two who have blocked each other neither sees the other. */
export async function maySee(
  { db }: Pick<Store, "db">,
  viewer: PersonId | null,
  person: PersonId,
  { seenBy }: ProfileBody,
): Promise<boolean> {
  if (viewer === person) return true;
  if (viewer === null) return seenBy === "everybody";
  if (seenBy === "nobody" || (await areApart(db, viewer, person))) return false;
  if (seenBy === "everybody") return true;
  return await havePlayed(db, viewer, person);
}

/** A person, if the viewer may see him; whoever he may not see is not there. */
export async function seenPerson(
  store: Pick<Store, "db">,
  viewer: Person | null,
  id: PersonId,
): Promise<{ readonly person: Person; readonly profile: ProfileBody; readonly isMe: boolean } | null> {
  const { db } = store;
  const isMe = viewer?.id === id;
  const kept = await db.selectFrom("people").select(["id", "name"]).where("id", "=", id).executeTakeFirst();
  const person = kept ?? (isMe ? viewer : null);
  const profile = (await profilesOf(db, [id]))(id);
  if (person === null || !(await maySee(store, viewer?.id ?? null, id, profile))) return null;
  return { person: knownAs(person, await ownersOf(db, [id])), profile, isMe };
}
