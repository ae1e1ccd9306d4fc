import type { Person } from "@roundtable/protocol";
import type { Kysely, Transaction } from "kysely";
import type { PersonId } from "@roundtable/host/tables/table";
import { withBotOwner, ownersOf } from "../guest-bots/guest-bot-repository.ts";
import { FIRST, PAGE, type Page, type PageKey, pageOf } from "../store/page-keys.ts";
import { blockedEitherWay } from "../moderation/block-repository.ts";
import type { Schema } from "../store/schema/index.ts";

export interface RecentPlayer {
  readonly person: Person;
  /** When they last played together. */
  readonly at: number;
}

/** Notes that these people have played together. */
export async function saveRecentPlayers(
  db: Transaction<Schema>,
  people: readonly PersonId[],
  at: number,
): Promise<void> {
  if (people.length < 2) return;
  const known = await db.selectFrom("people").select("id").where("id", "in", people).execute();
  const pairs = known.flatMap(({ id: person }) =>
    known.filter(({ id }) => id !== person).map(({ id: other }) => ({ person, other, at })),
  );
  if (pairs.length === 0) return;
  await db
    .insertInto("companions")
    .values(pairs)
    .onConflict((conflict) => conflict.columns(["person", "other"]).doUpdateSet({ at }))
    .execute();
}

/** The people this person has played with, latest first, without blocked ones. */
export async function recentPlayersOf(
  db: Kysely<Schema>,
  person: PersonId,
  after: PageKey = FIRST,
): Promise<Page<RecentPlayer>> {
  const rows = await recentPlayerRows(db, person, after).execute();
  const names = await namesOf(
    db,
    rows.map(({ other }) => other),
  );
  const owners = await ownersOf(
    db,
    rows.map(({ other }) => other),
  );
  const apart = await blockedEitherWay(
    db,
    person,
    rows.map(({ other }) => other),
  );
  const { items, more } = pageOf(
    rows,
    ({ at, other: id }) => ({ at, id }),
    ({ other: id, at }) => ({ person: withBotOwner({ id, name: names.get(id) ?? "" }, owners), at }),
  );
  return { items: items.filter((one) => !apart.has(one.person.id)), more };
}

export function recentPlayerRows(db: Kysely<Schema>, person: PersonId, { at, id }: PageKey) {
  return db
    .selectFrom("companions")
    .select(["other", "at"])
    .where("person", "=", person)
    .where((where) => where(where.refTuple("at", "other"), "<", where.tuple(at, id)))
    .orderBy("at", "desc")
    .orderBy("other", "desc")
    .limit(PAGE + 1);
}

/** Whether these two have played together and neither has blocked the other. */
export async function havePlayedTogether(
  db: Kysely<Schema>,
  one: PersonId,
  other: PersonId,
): Promise<boolean> {
  const [companion] = await playedAmong(db, one, [other]);
  return companion !== undefined && !(await blockedEitherWay(db, one, [other])).has(other);
}

/**
 * Those of these people with whom this person has ever finished a match. Looks up keys, so it takes no longer for people
 * who play a lot.
 */
export async function playedAmong(
  db: Kysely<Schema>,
  person: PersonId,
  others: readonly PersonId[],
): Promise<PersonId[]> {
  if (others.length === 0) return [];
  const rows = await db
    .selectFrom("companions")
    .select("other")
    .where("person", "=", person)
    .where("other", "in", others)
    .execute();
  return rows.map(({ other }) => other);
}

async function namesOf(db: Kysely<Schema>, ids: readonly PersonId[]): Promise<Map<PersonId, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("people").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
