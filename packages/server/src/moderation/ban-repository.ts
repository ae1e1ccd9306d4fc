import type { Ban } from "@roundtable/protocol/operator";
import type { Kysely, Transaction } from "kysely";
import type { StoreTime } from "@roundtable/host/clock";
import type { PersonId } from "@roundtable/host/tables/table";
import { ASKED, keyFrom, type Page, pageOf } from "../store/paging.ts";
import type { Schema } from "../store/schema/index.ts";

export interface NewBan {
  readonly id: string;
  readonly person: PersonId | null;
  readonly addresses: string | null;
  readonly why: string;
  readonly at: number;
  readonly until: number | null;
}

export async function saveBan(db: Transaction<Schema>, ban: NewBan): Promise<void> {
  await db.insertInto("bans").values(ban).execute();
}

/** Ends a ban. */
export async function liftBan(db: Transaction<Schema>, id: string, now: StoreTime): Promise<void> {
  await db.updateTable("bans").set({ until: now }).where("id", "=", id).execute();
}

const holding = (db: Kysely<Schema>, now: StoreTime) =>
  db
    .selectFrom("bans")
    .leftJoin("people", "people.id", "bans.person")
    .select(["bans.id", "bans.person", "bans.addresses", "bans.why", "bans.at", "bans.until", "people.name"])
    .where((where) => where.or([where("bans.until", "is", null), where("bans.until", ">", now)]));

type Row = NewBan & { readonly name: string | null };

function banFrom({ id, person, addresses, why, at, until, name }: Row): Ban {
  return { id, person: person === null ? null : { id: person, name: name ?? "" }, addresses, why, at, until };
}

/** Bans in force, newest first. */
export async function bansIn(db: Kysely<Schema>, now: StoreTime, before?: string): Promise<Page<Ban>> {
  const key = keyFrom(before);
  const rows = await holding(db, now)
    .where((where) =>
      where.or([
        where("bans.at", "<", key.at),
        where.and([where("bans.at", "=", key.at), where("bans.id", "<", key.id)]),
      ]),
    )
    .orderBy("bans.at", "desc")
    .orderBy("bans.id", "desc")
    .limit(ASKED)
    .execute();
  return pageOf(rows, banFrom);
}

export async function findBan(db: Kysely<Schema>, id: string, now: StoreTime): Promise<Ban | null> {
  const row = await holding(db, now).where("bans.id", "=", id).executeTakeFirst();
  return row === undefined ? null : banFrom(row);
}

/** The bans on these people. If there are several, the one that lasts longest. */
export async function bansOn(
  db: Kysely<Schema>,
  people: readonly PersonId[],
  now: StoreTime,
): Promise<ReadonlyMap<PersonId, Ban>> {
  if (people.length === 0) return new Map();
  const rows = await holding(db, now).where("bans.person", "in", people).execute();
  const byEnd = rows.toSorted((one, other) => (one.until ?? Infinity) - (other.until ?? Infinity));
  return new Map(byEnd.flatMap((row) => (row.person === null ? [] : [[row.person, banFrom(row)] as const])));
}

/** Bans on ranges of addresses. */
export async function bansOnAddresses(db: Kysely<Schema>, now: StoreTime): Promise<readonly Ban[]> {
  return (await holding(db, now).where("bans.addresses", "is not", null).execute()).map(banFrom);
}
