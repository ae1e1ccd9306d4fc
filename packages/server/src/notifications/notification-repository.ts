import type { Seat } from "@roundtable/kernel";
import { type Kysely, sql, type Transaction } from "kysely";
import type { StoreTime } from "@roundtable/host/clock";
import { isOverDays } from "@roundtable/host/tables/over-days";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import { askedFrom } from "../store/tables/match-repository.ts";
import type { Schema } from "../store/schema/index.ts";
import { clockFrom } from "../store/tables/stored-clock.ts";

export interface NewNotification {
  readonly person: PersonId;
  readonly notice: { readonly kind: string; readonly table: TableId };
  readonly mark: string;
  readonly position: number;
  readonly due: number | null;
}

/** Replaces the person's previous notification of this kind, unless this is the same or an older one. */
export async function saveNotification(
  db: Transaction<Schema>,
  { person, notice, mark, position, due }: NewNotification,
): Promise<void> {
  const news = { mark, position, notice: JSON.stringify(notice), due };
  await db
    .insertInto("notices")
    .columns(["person", "table_id", "kind", "mark", "position", "notice", "due"])
    // The table may be gone by now. Then there is nothing to notify about.
    .expression((from) =>
      from
        .selectFrom("tables")
        .select((of) => [
          of.val(person).as("person"),
          "tables.id as table_id",
          of.val(notice.kind).as("kind"),
          of.val(mark).as("mark"),
          of.cast<number>(of.val(position), "bigint").as("position"),
          of.val(news.notice).as("notice"),
          of.cast<number>(of.val(due), "bigint").as("due"),
        ])
        .where("tables.id", "=", notice.table),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["person", "table_id", "kind"])
        .doUpdateSet(news)
        .where("notices.mark", "<>", mark)
        .where("notices.position", "<=", position),
    )
    .execute();
}

/** A notification that is not due yet, or was not handled yet. */
export interface PendingNotification {
  readonly table: TableId;
  readonly kind: string;
  readonly mark: string;
  readonly notice: string;
  readonly due: number;
}

export async function peopleToNotify(
  db: Kysely<Schema>,
  now: StoreTime,
  atMost: number,
): Promise<PersonId[]> {
  const rows = await db
    .selectFrom("notices")
    .select("person")
    .distinct()
    .where("due", "<=", now)
    .limit(atMost)
    .execute();
  return rows.map(({ person }) => person);
}

/** null if nothing is pending. */
export async function nextNotificationDue(db: Kysely<Schema>): Promise<number | null> {
  const row = await db
    .selectFrom("notices")
    .select("due")
    .where("due", "is not", null)
    .orderBy("due")
    .limit(1)
    .executeTakeFirst();
  return row?.due ?? null;
}

/** What is due to this person until then, oldest first. */
export async function pendingNotifications(
  db: Kysely<Schema>,
  person: PersonId,
  until: StoreTime,
): Promise<PendingNotification[]> {
  const rows = await db
    .selectFrom("notices")
    .select(["table_id as table", "kind", "mark", "notice", "due"])
    .where("person", "=", person)
    .where("due", "<=", until)
    .orderBy("due")
    .execute();
  return rows.flatMap(({ due, ...row }) => (due === null ? [] : [{ ...row, due }]));
}

/** Postpones the notification until `due`, or settles it for good. If several nodes do so at once, only one gets true. */
export async function settleNotification(
  db: Transaction<Schema>,
  person: PersonId,
  { table, kind, mark, due: seen }: PendingNotification,
  due: number | null,
): Promise<boolean> {
  const settled = await db
    .updateTable("notices")
    .set({ due })
    .where("person", "=", person)
    .where("table_id", "=", table)
    .where("kind", "=", kind)
    .where("mark", "=", mark)
    .where("due", "=", seen)
    .returning("kind")
    .execute();
  return settled.length > 0;
}

/** A table as a notification needs it, for a person who may have a seat there. */
export interface NotifiedTable {
  readonly id: TableId;
  readonly game: string;
  readonly status: string;
  readonly isOverDays: boolean;
  readonly isSeated: boolean;
  /** The person has a decision to make, and no bot makes it for them. */
  readonly isAsked: boolean;
}

export async function notifiedTables(
  db: Kysely<Schema>,
  person: PersonId,
  ids: readonly TableId[],
): Promise<ReadonlyMap<TableId, NotifiedTable>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("tables")
    .leftJoin("seats", (on) => on.onRef("seats.table_id", "=", "tables.id").on("seats.person", "=", person))
    .select(["tables.id", "game", "status", "clock", "seats.seat", "seats.played_by"])
    .select(
      sql<string | null>`coalesce(
        (select asked from entries where entries.table_id = tables.id order by n desc limit 1),
        (select asked from snapshots where snapshots.table_id = tables.id))`.as("asked"),
    )
    .where("tables.id", "in", ids)
    .execute();
  return new Map(
    rows.map(({ id, game, status, clock, seat, played_by, asked }) => [
      id,
      {
        id,
        game,
        status,
        isOverDays: isOverDays({ clock: clockFrom(clock) }),
        isSeated: seat !== null,
        isAsked: isAsked(seat, asked) && played_by === "person" && status === "playing",
      },
    ]),
  );
}

function isAsked(seat: Seat | null, asked: string | null): boolean {
  return seat !== null && askedFrom(asked).includes(seat);
}

/** Removes all notifications and channels of deleted people. */
export async function removeNotificationsOf(
  db: Transaction<Schema>,
  people: readonly PersonId[],
): Promise<void> {
  if (people.length === 0) return;
  await db.deleteFrom("notices").where("person", "in", people).execute();
  await db.deleteFrom("subscriptions").where("person", "in", people).execute();
  await db.deleteFrom("notice_settings").where("person", "in", people).execute();
  await db.deleteFrom("outbox").where("person", "in", people).execute();
}
