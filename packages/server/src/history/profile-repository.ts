import { type ProfileBody, PROFILE_VISIBILITY } from "@roundtable/protocol/history";
import type { Kysely, Transaction } from "kysely";
import * as v from "valibot";
import type { PersonId } from "@roundtable/host/tables/table";
import type { Schema } from "../store/schema/index.ts";

/** The default: visible to people one has played with. */
const USUAL: ProfileBody = { seenBy: "met", amongBest: true };

export async function profilesOf(
  db: Kysely<Schema>,
  people: readonly PersonId[],
): Promise<(person: PersonId) => ProfileBody> {
  const rows =
    people.length === 0
      ? []
      : await db.selectFrom("profiles").selectAll().where("person", "in", people).execute();
  const kept = new Map(
    rows.map(({ person, seen_by, among_best }): [PersonId, ProfileBody] => [
      person,
      { seenBy: v.parse(v.picklist(PROFILE_VISIBILITY), seen_by), amongBest: among_best === 1 },
    ]),
  );
  return (person) => kept.get(person) ?? USUAL;
}

export async function saveProfile(
  db: Transaction<Schema>,
  person: PersonId,
  { seenBy, amongBest }: ProfileBody,
): Promise<void> {
  const columns = { seen_by: seenBy, among_best: amongBest ? 1 : 0 };
  await db
    .insertInto("profiles")
    .values({ person, ...columns })
    .onConflict((conflict) => conflict.column("person").doUpdateSet(columns))
    .execute();
}
