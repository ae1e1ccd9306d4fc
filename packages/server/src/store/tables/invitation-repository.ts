import type { Invitation } from "@roundtable/protocol/matchmaking";
import type { Kysely, Transaction } from "kysely";
import type { StoreTime } from "@roundtable/host/clock";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import type { Schema } from "../schema/index.ts";
import { clockFrom } from "./stored-clock.ts";

/** Batch size. The rest follows the next time. */
const AT_ONCE = 200;

export interface StoredInvitation {
  readonly table: TableId;
  readonly person: PersonId;
  readonly host: PersonId;
  readonly at: number;
  readonly until: number;
}

export async function keepInvitation(
  db: Transaction<Schema>,
  { table: table_id, person, host, at, until }: StoredInvitation,
): Promise<void> {
  const fresh = { host, at, until, answer: null };
  await db
    .insertInto("invitations")
    .values({ table_id, person, ...fresh })
    .onConflict((conflict) => conflict.columns(["table_id", "person"]).doUpdateSet(fresh))
    .execute();
}

export async function answerInvitation(
  db: Transaction<Schema>,
  table: TableId,
  person: PersonId,
  answer: "declined" | "lapsed",
): Promise<void> {
  await db
    .updateTable("invitations")
    .set({ answer })
    .where("table_id", "=", table)
    .where("person", "=", person)
    .execute();
}

/** Open invitations to these people, with their hosts. */
export async function invitationsOf(
  db: Kysely<Schema>,
  people: readonly PersonId[],
  now: StoreTime,
): Promise<ReadonlyMap<PersonId, readonly Invitation[]>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom("invitations")
    .innerJoin("tables", "tables.id", "invitations.table_id")
    .innerJoin("seats", (join) =>
      join
        .onRef("seats.table_id", "=", "invitations.table_id")
        .onRef("seats.invited", "=", "invitations.person"),
    )
    .innerJoin("people", "people.id", "invitations.host")
    .select(["invitations.person", "tables.id", "game", "clock", "rated"])
    .select(["people.id as from", "people.name", "until"])
    .where("invitations.person", "in", people)
    .where("until", ">", now)
    .where("answer", "is", null)
    .where("status", "=", "gathering")
    .orderBy("invitations.at", "desc")
    .execute();
  const byPerson = Map.groupBy(rows, ({ person }) => person);
  return new Map(
    [...byPerson].map(([person, of]) => [
      person,
      of.map(({ id: table, game, clock, rated, from, name, until }) => ({
        table,
        game,
        clock: clockFrom(clock),
        rated: rated === 1,
        from: { id: from, name },
        until,
      })),
    ]),
  );
}

/** How many open invitations this person has sent. */
export async function countInvitationsBy(
  db: Kysely<Schema>,
  host: PersonId,
  now: StoreTime,
): Promise<number> {
  const { count } = await db
    .selectFrom("invitations")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("host", "=", host)
    .where("until", ">", now)
    .where("answer", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the person has already declined an invitation to this table. */
export async function hasDeclined(db: Kysely<Schema>, table: TableId, person: PersonId): Promise<boolean> {
  const row = await db
    .selectFrom("invitations")
    .select("answer")
    .where("table_id", "=", table)
    .where("person", "=", person)
    .executeTakeFirst();
  return row?.answer === "declined";
}

/** Invitations that were not answered in time. */
export async function lapsedInvitations(
  db: Kysely<Schema>,
  now: StoreTime,
): Promise<{ readonly table: TableId; readonly person: PersonId }[]> {
  return await db
    .selectFrom("invitations")
    .select(["table_id as table", "person"])
    .where("answer", "is", null)
    .where("until", "<", now)
    .limit(AT_ONCE)
    .execute();
}
