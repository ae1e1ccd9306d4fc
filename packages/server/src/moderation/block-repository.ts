import type { Block, BlocksBody } from "@roundtable/protocol/moderation";
import { BlockKind } from "@roundtable/protocol/moderation";
import type { Expression, ExpressionBuilder, Kysely, SqlBool, Transaction } from "kysely";
import * as v from "valibot";
import type { PersonId } from "@roundtable/host/tables/table";
import { withBotOwner, ownersOf } from "../guest-bots/guest-bot-repository.ts";
import type { Schema } from "../store/schema/index.ts";

/** A limit, so that nobody can fill the store. */
export const MOST_BLOCKS = 500;

/** The people this person has muted or blocked, the latest first. */
export async function blocksOf(db: Kysely<Schema>, person: PersonId): Promise<BlocksBody["regards"]> {
  const rows = await db
    .selectFrom("regards")
    .leftJoin("people", "people.id", "regards.other")
    .select(["other", "kind", "at", "people.name"])
    .where("person", "=", person)
    .orderBy("at", "desc")
    .orderBy("other")
    .execute();
  const owners = await ownersOf(
    db,
    rows.map(({ other }) => other),
  );
  return rows.map(({ other, kind, at, name }): Block => ({
    person: withBotOwner({ id: other, name: name ?? "" }, owners),
    kind: v.parse(BlockKind, kind),
    at,
  }));
}

export async function countBlocks(db: Kysely<Schema>, person: PersonId): Promise<number> {
  const { count } = await db
    .selectFrom("regards")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("person", "=", person)
    .executeTakeFirstOrThrow();
  return count;
}

/** `kind` is null to remove a block or mute. */
export async function saveBlock(
  db: Transaction<Schema>,
  { person, other, kind, at }: { person: PersonId; other: PersonId; kind: BlockKind | null; at: number },
): Promise<void> {
  if (kind === null) {
    await db.deleteFrom("regards").where("person", "=", person).where("other", "=", other).execute();
    return;
  }
  await db
    .insertInto("regards")
    .values({ person, other, kind, at })
    .onConflict((conflict) => conflict.columns(["person", "other"]).doUpdateSet({ kind, at }))
    .execute();
}

/** Those among these people who have blocked this person, or were blocked by them. */
export async function blockedEitherWay(
  db: Kysely<Schema>,
  person: PersonId,
  among: readonly PersonId[],
): Promise<ReadonlySet<PersonId>> {
  if (among.length === 0) return new Set();
  const owners = await ownersOf(db, [person, ...among]);
  const ownerOf = (one: PersonId): PersonId[] => {
    const owner = owners.get(one);
    return owner === undefined ? [] : [owner.id];
  };
  const own = [person, ...ownerOf(person)];
  const rows = await db
    .selectFrom("regards")
    .select(["person", "other"])
    .where("kind", "=", "block")
    .where((where) => between(where, own, [...among, ...among.flatMap(ownerOf)]))
    .execute();
  const apart = new Set(rows.map((row) => (own.includes(row.person) ? row.other : row.person)));
  return new Set(among.filter((one) => [one, ...ownerOf(one)].some((each) => apart.has(each))));
}

function between(
  where: ExpressionBuilder<Schema, "regards">,
  own: readonly PersonId[],
  among: readonly PersonId[],
): Expression<SqlBool> {
  return where.or([
    where.and([where("person", "in", own), where("other", "in", among)]),
    where.and([where("other", "in", own), where("person", "in", among)]),
  ]);
}

/** Whether one has muted or blocked the other, or was blocked by them. */
export async function isMutedOrBlocked(
  db: Kysely<Schema>,
  person: PersonId,
  other: PersonId,
): Promise<boolean> {
  const rows = await db
    .selectFrom("regards")
    .select("kind")
    .where((where) =>
      where.or([
        where.and([where("person", "=", person), where("other", "=", other)]),
        where.and([where("person", "=", other), where("other", "=", person), where("kind", "=", "block")]),
      ]),
    )
    .execute();
  return rows.length > 0;
}

/** Those among these people who have blocked any of `selves`: a person and their bots. */
export async function blockersOf(
  db: Kysely<Schema>,
  selves: readonly PersonId[],
  among: readonly PersonId[],
): Promise<ReadonlySet<PersonId>> {
  if (among.length === 0) return new Set();
  const rows = await db
    .selectFrom("regards")
    .select("person")
    .where("kind", "=", "block")
    .where("other", "in", selves)
    .where("person", "in", among)
    .execute();
  return new Set(rows.map((row) => row.person));
}

/** The people these people have blocked, with the bots of those. */
export async function blockedBy(
  db: Kysely<Schema>,
  people: readonly PersonId[],
): Promise<ReadonlyMap<PersonId, ReadonlySet<PersonId>>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom("regards")
    .select(["person", "other"])
    .where("kind", "=", "block")
    .where("person", "in", people)
    .execute();
  const bots = await db
    .selectFrom("regards")
    .innerJoin("guest_bots", "guest_bots.owner", "regards.other")
    .select(["regards.person", "guest_bots.person as other"])
    .where("kind", "=", "block")
    .where("regards.person", "in", people)
    .execute();
  const byPerson = Map.groupBy([...rows, ...bots], ({ person }) => person);
  return new Map([...byPerson].map(([person, of]) => [person, new Set(of.map(({ other }) => other))]));
}
