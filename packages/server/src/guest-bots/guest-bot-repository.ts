import type { Person } from "@roundtable/protocol";
import type { Kysely, Transaction } from "kysely";
import type { StoreTime } from "@roundtable/host/clock";
import type { PersonId } from "@roundtable/host/tables/table";
import type { Schema } from "../store/schema/index.ts";

export interface StoredGuestBot {
  readonly person: PersonId;
  readonly name: string;
  readonly created: number;
  readonly used: number | null;
}

/** The bot with this token, its owner, and when it was last used. */
export async function guestBotBy(
  db: Kysely<Schema>,
  hash: string,
): Promise<{ readonly bot: Person; readonly used: number | null } | null> {
  const row = await db
    .selectFrom("guest_bots")
    .innerJoin("people as bot", "bot.id", "guest_bots.person")
    .innerJoin("people as owner", "owner.id", "guest_bots.owner")
    .select(["bot.id", "bot.name", "owner.id as owner", "owner.name as ownerName", "guest_bots.used"])
    .where("guest_bots.hash", "=", hash)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, name, owner, ownerName, used } = row;
  return { bot: { id, name, botOf: { id: owner, name: ownerName } }, used };
}

/** Bots with a valid token, the newest first. */
export async function guestBotsOf(db: Kysely<Schema>, owner: PersonId): Promise<StoredGuestBot[]> {
  return await db
    .selectFrom("guest_bots")
    .innerJoin("people", "people.id", "guest_bots.person")
    .select(["guest_bots.person", "people.name", "guest_bots.created", "guest_bots.used"])
    .where("guest_bots.owner", "=", owner)
    .where("guest_bots.hash", "is not", null)
    .orderBy("guest_bots.created", "desc")
    .orderBy("guest_bots.person")
    .execute();
}

/** All bots of this owner, with those whose token was revoked. */
export async function allBotsOf(db: Kysely<Schema>, owner: PersonId): Promise<Person[]> {
  return await db
    .selectFrom("guest_bots")
    .innerJoin("people", "people.id", "guest_bots.person")
    .select(["people.id", "people.name"])
    .where("guest_bots.owner", "=", owner)
    .orderBy("people.id")
    .execute();
}

/** The owners of those people that are bots. A bot with a revoked token is still a bot. */
export async function ownersOf(
  db: Kysely<Schema>,
  people: readonly PersonId[],
): Promise<ReadonlyMap<PersonId, Person>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom("guest_bots")
    .innerJoin("people", "people.id", "guest_bots.owner")
    .select(["guest_bots.person", "people.id", "people.name"])
    .where("guest_bots.person", "in", people)
    .execute();
  return new Map(rows.map(({ person, id, name }) => [person, { id, name }]));
}

/** The person as others see them: a bot is shown with its owner. */
export function withBotOwner(
  { id, name }: { readonly id: PersonId; readonly name: string },
  owners: ReadonlyMap<PersonId, Person>,
): Person {
  const owner = owners.get(id);
  return owner === undefined ? { id, name } : { id, name, botOf: { id: owner.id, name: owner.name } };
}

/** A bot is a person who can only sign in with this token. */
export async function insertGuestBot(
  db: Transaction<Schema>,
  bot: {
    readonly person: PersonId;
    readonly name: string;
    readonly owner: PersonId;
    readonly hash: string;
    readonly created: number;
  },
): Promise<void> {
  const { person, name, owner, hash, created } = bot;
  await db
    .insertInto("people")
    .values({ id: person, name, created, seen: created, signed_until: 0 })
    .execute();
  await db.insertInto("guest_bots").values({ person, owner, hash, created, used: null }).execute();
}

/** False if this owner has no such bot. */
export async function revokeGuestBot(
  db: Transaction<Schema>,
  owner: PersonId,
  person: PersonId,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("guest_bots")
    .set({ hash: null })
    .where("owner", "=", owner)
    .where("person", "=", person)
    .where("hash", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Revokes the tokens of all bots. Returns the bots that had one. */
export async function revokeGuestBots(db: Transaction<Schema>, owner: PersonId): Promise<PersonId[]> {
  const rows = await db
    .updateTable("guest_bots")
    .set({ hash: null })
    .where("owner", "=", owner)
    .where("hash", "is not", null)
    .returning("person")
    .execute();
  return rows.map(({ person }) => person);
}

/** Notes that the bot was used. Its owner counts as seen, too. */
export async function markGuestBotSeen(
  db: Transaction<Schema>,
  { id, botOf }: Person,
  now: StoreTime,
): Promise<void> {
  await db.updateTable("guest_bots").set({ used: now }).where("person", "=", id).execute();
  await db
    .updateTable("people")
    .set({ seen: now })
    .where("id", "in", [id, botOf?.id ?? id])
    .execute();
}
