import type { Person } from "@roundtable/protocol";
import type { ProfileBody } from "@roundtable/protocol/history";
import { withBotOwner, ownersOf } from "../guest-bots/guest-bot-repository.ts";
import { profilesOf } from "./profile-repository.ts";
import { blockedEitherWay } from "../moderation/block-repository.ts";
import { playedAmong } from "../recent-players/recent-player-repository.ts";
import type { Store } from "../store/store.ts";
import type { PersonId } from "@roundtable/host/tables/table";

/** The profiles among these that the viewer may see. If one has blocked the other, neither sees the other. */
export async function visibleAmong(
  { db }: Pick<Store, "db">,
  viewer: PersonId | null,
  people: readonly PersonId[],
  profile: (person: PersonId) => ProfileBody,
): Promise<ReadonlySet<PersonId>> {
  const seenBy = (whom: ProfileBody["seenBy"]): PersonId[] =>
    people.filter((person) => person !== viewer && profile(person).seenBy === whom);
  const everybody = seenBy("everybody");
  if (viewer === null) return new Set(everybody);
  const companions = await playedAmong(db, viewer, seenBy("met"));
  const apart = await blockedEitherWay(db, viewer, [...everybody, ...companions]);
  const seen = [...everybody, ...companions].filter((person) => !apart.has(person));
  return new Set([...seen, ...people.filter((person) => person === viewer)]);
}

/** The person, or null if the viewer may not see their profile. */
export async function visiblePerson(
  store: Pick<Store, "db">,
  viewer: Person | null,
  id: PersonId,
): Promise<{ readonly person: Person; readonly profile: ProfileBody; readonly isMe: boolean } | null> {
  const { db } = store;
  const isMe = viewer?.id === id;
  const kept = await db.selectFrom("people").select(["id", "name"]).where("id", "=", id).executeTakeFirst();
  const person = kept ?? (isMe ? viewer : null);
  const profile = (await profilesOf(db, [id]))(id);
  if (person === null || !(await visibleAmong(store, viewer?.id ?? null, [id], () => profile)).has(id))
    return null;
  return { person: withBotOwner(person, await ownersOf(db, [id])), profile, isMe };
}
