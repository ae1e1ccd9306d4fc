import type { Person } from "@roundtable/protocol";
import { type Announcement, type OperatorAction, OPERATOR_ACTIONS } from "@roundtable/protocol/operator";
import type { Kysely, Transaction } from "kysely";
import * as v from "valibot";
import type { StoreTime } from "@roundtable/host/clock";
import type { PersonId } from "@roundtable/host/tables/table";
import { ASKED, keyFrom, type Page, pageOf } from "../store/paging.ts";
import type { Schema } from "../store/schema/index.ts";

export async function isOperator(db: Kysely<Schema>, person: PersonId): Promise<boolean> {
  const row = await db
    .selectFrom("operators")
    .select("person")
    .where("person", "=", person)
    .executeTakeFirst();
  return row !== undefined;
}

export async function operatorsAmong(
  db: Kysely<Schema>,
  people: readonly PersonId[],
): Promise<ReadonlySet<PersonId>> {
  if (people.length === 0) return new Set();
  const rows = await db.selectFrom("operators").select("person").where("person", "in", people).execute();
  return new Set(rows.map(({ person }) => person));
}

export async function operatorsIn(db: Kysely<Schema>): Promise<Person[]> {
  const rows = await db
    .selectFrom("operators")
    .leftJoin("people", "people.id", "operators.person")
    .select(["operators.person as id", "people.name"])
    .orderBy("since")
    .execute();
  return rows.map(({ id, name }) => ({ id, name: name ?? "" }));
}

export async function makeOperator(db: Transaction<Schema>, person: PersonId, since: number): Promise<void> {
  await db
    .insertInto("operators")
    .values({ person, since })
    .onConflict((conflict) => conflict.column("person").doNothing())
    .execute();
}

export async function unmakeOperator(db: Transaction<Schema>, person: PersonId): Promise<void> {
  await db.deleteFrom("operators").where("person", "=", person).execute();
}

/** An action is logged in the transaction that carries it out, so that neither exists without the other. */
export async function saveOperatorAction(
  db: Transaction<Schema>,
  action: Omit<OperatorAction, "operator"> & { readonly operator: PersonId },
): Promise<void> {
  await db.insertInto("deeds").values(action).execute();
}

export async function operatorActionsIn(db: Kysely<Schema>, before?: string): Promise<Page<OperatorAction>> {
  const key = keyFrom(before);
  const rows = await db
    .selectFrom("deeds")
    .leftJoin("people", "people.id", "deeds.operator")
    .select([
      "deeds.id",
      "deeds.at",
      "deeds.operator",
      "deeds.what",
      "deeds.about",
      "deeds.why",
      "people.name",
    ])
    .where((where) =>
      where.or([
        where("deeds.at", "<", key.at),
        where.and([where("deeds.at", "=", key.at), where("deeds.id", "<", key.id)]),
      ]),
    )
    .orderBy("deeds.at", "desc")
    .orderBy("deeds.id", "desc")
    .limit(ASKED)
    .execute();
  return pageOf(rows, ({ id, at, operator, what, about, why, name }) => ({
    id,
    at,
    operator: { id: operator, name: name ?? "" },
    what: v.parse(v.picklist(OPERATOR_ACTIONS), what),
    about,
    why,
  }));
}

export async function saveAnnouncement(
  db: Transaction<Schema>,
  given: Omit<Announcement, "person"> & { readonly person: PersonId | null },
): Promise<void> {
  await db.insertInto("announcements").values(given).execute();
}

export async function withdrawAnnouncement(
  db: Transaction<Schema>,
  id: string,
  now: StoreTime,
): Promise<void> {
  await db.updateTable("announcements").set({ until: now }).where("id", "=", id).execute();
}

const standing = (db: Kysely<Schema>, now: StoreTime) =>
  db
    .selectFrom("announcements")
    .leftJoin("people", "people.id", "announcements.person")
    .select(["announcements.id", "announcements.at", "until", "announcements.person", "words", "people.name"])
    .where("until", ">", now);

export async function announcementsIn(
  db: Kysely<Schema>,
  now: StoreTime,
  before?: string,
): Promise<Page<Announcement>> {
  const key = keyFrom(before);
  const rows = await standing(db, now)
    .where((where) =>
      where.or([
        where("announcements.at", "<", key.at),
        where.and([where("announcements.at", "=", key.at), where("announcements.id", "<", key.id)]),
      ]),
    )
    .orderBy("announcements.at", "desc")
    .orderBy("announcements.id", "desc")
    .limit(ASKED)
    .execute();
  return pageOf(rows, ({ id, at, until, person, words, name }) => ({
    id,
    at,
    until,
    person: person === null ? null : { id: person, name: name ?? "" },
    words,
  }));
}

/** Announcements for this person, newest first. */
export async function announcementsFor(
  db: Kysely<Schema>,
  person: PersonId,
  now: StoreTime,
): Promise<{ readonly id: string; readonly words: string }[]> {
  const rows = await standing(db, now)
    .where((where) =>
      where.or([where("announcements.person", "is", null), where("announcements.person", "=", person)]),
    )
    .orderBy("announcements.at", "desc")
    .limit(5)
    .execute();
  return rows.map(({ id, words }) => ({ id, words }));
}
