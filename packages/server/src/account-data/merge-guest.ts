import { type Kysely, sql, type Transaction } from "kysely";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import { moveRows } from "./person-columns.ts";
import type { Schema } from "../store/schema/index.ts";

/** All tables with a row about this person. `running` are those that are not over. */
export async function tablesOfPerson(
  db: Kysely<Schema>,
  person: PersonId,
): Promise<{ readonly all: readonly TableId[]; readonly running: readonly TableId[] }> {
  const { rows } = await sql<{ id: TableId; status: string }>`
    select id, status from tables
    where host = ${person} or maker = ${person}
      or (status = 'gathering' and removed like ${`%${person}%`})
      or id in (select table_id from seats where person = ${person})
      or id in (select table_id from seats where person in (select person from guest_bots where owner = ${person}))
    order by id`.execute(db);
  return {
    all: rows.map(({ id }) => id),
    running: rows.filter(({ status }) => status !== "over").map(({ id }) => id),
  };
}

/** Locks these tables until the transaction ends. */
export async function lockTables(db: Transaction<Schema>, ids: readonly TableId[]): Promise<void> {
  if (ids.length > 0)
    await db
      .updateTable("tables")
      .set((row) => ({ touched: row.ref("touched") }))
      .where("id", "in", ids)
      .execute();
}

/**
 * Moves a guest's seats, talk, achievements and preferences to an account. If both sit at one table, the guest keeps that
 * seat: a bot plays it on, or it is freed before the match.
 */
export async function moveGuestRows(
  db: Transaction<Schema>,
  guest: PersonId,
  account: PersonId,
): Promise<void> {
  const both = db.selectFrom("seats").select("table_id").where("person", "=", account);
  await db
    .updateTable("seats")
    .set({ played_by: "bot", wants_end: 0, stand_in_votes: "[]" })
    .where("person", "=", guest)
    .where("is_over", "=", 0)
    .where("table_id", "in", both)
    .execute();
  const gathering = db.selectFrom("tables").select("id").where("status", "=", "gathering");
  await db
    .updateTable("seats")
    .set({ person: null, played_by: "person", called: null })
    .where("person", "=", guest)
    .where("table_id", "in", both)
    .where("table_id", "in", gathering)
    .execute();
  await db
    .updateTable("seats")
    .set({ person: account })
    .where("person", "=", guest)
    .where("table_id", "not in", both)
    .execute();
  const his = db.selectFrom("seats").select("table_id").where("person", "=", account);
  await db
    .updateTable("chat")
    .set({ person: account })
    .where("person", "=", guest)
    .where("table_id", "in", his)
    .execute();
  // These columns are JSON with ids in it. An id has twelve random letters, so it occurs in no other word.
  for (const column of ["removed", "starting"])
    await sql`update tables set ${sql.ref(column)} = replace(${sql.ref(column)}, ${guest}, ${account})
      where status = 'gathering' and ${sql.ref(column)} like ${`%${guest}%`}`.execute(db);
  await sql`update seats set invited = ${account} where invited = ${guest}
    and table_id in (select id from tables where status = 'gathering')`.execute(db);
  await moveRows(db, guest, account);
  await movePerson(db, guest, account);
}

/**
 * The account takes the guest's preferences if it has none. Of the guest's row only what their remaining seats need is
 * left.
 */
async function movePerson(db: Transaction<Schema>, guest: PersonId, account: PersonId): Promise<void> {
  const liked = await db
    .selectFrom("people")
    .select(["likes", "likes_at"])
    .where("id", "=", guest)
    .executeTakeFirst();
  if (liked !== undefined && liked.likes !== null)
    await db.updateTable("people").set(liked).where("id", "=", account).where("likes", "is", null).execute();
  await db.updateTable("people").set({ signed_until: 0, likes: null }).where("id", "=", guest).execute();
  const seated = db.selectFrom("seats").select("person").where("person", "=", guest);
  await db.deleteFrom("people").where("id", "=", guest).where("id", "not in", seated).execute();
}
