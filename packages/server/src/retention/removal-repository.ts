import { type Kysely, sql, type Transaction } from "kysely";
import { keepMoment, uptimeOf } from "../store/timestamps.ts";
import { everyOneOf, type Limits, removable, type RemovalKind } from "./removable.ts";
import type { Schema } from "../store/schema/index.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Batch sizes. The rest follows with the next sweep. */
const AT_ONCE = 200;
const MARKED_AT_ONCE = 5000;
/** Marking more than this share of a kind in one day is unusual, unless it is a handful. */
const UNUSUAL_SHARE = 0.2;
const A_HANDFUL = 20;
const HELD_BACK = "held back: ";

/** How many rows of a kind would be removed within a day. */
export interface HeldBack {
  readonly kind: string;
  readonly count: number;
}

export interface Marking extends Limits {
  readonly uptime: number;
  readonly isUnusualAllowed: boolean;
}

/**
 * Marks rows that may be removed, and unmarks those that were used again. Returns what was held back because it is too
 * much; null if nothing.
 */
export async function markRemovals(
  db: Kysely<Schema>,
  write: (write: (transaction: Transaction<Schema>) => Promise<void>) => Promise<void>,
  kind: RemovalKind,
  { uptime, isUnusualAllowed, ...limits }: Marking,
): Promise<{ readonly marked: number; readonly heldBack: HeldBack | null }> {
  await unmark(db, write, kind, limits);
  const fresh = freshOf(kind, limits);
  if (fresh === null) return { marked: 0, heldBack: null };
  const count = await countOf(db, sql`select count(*) as count from (${fresh}) as fresh`);
  if (count === 0) return { marked: 0, heldBack: null };
  if (!isUnusualAllowed && (await isUnusual(db, kind, count, uptime)))
    return { marked: 0, heldBack: { kind, count } };
  const { rows } = await sql<{ id: string; last_used: number }>`
    select id, last_used from (${fresh}) as fresh limit ${sql.lit(MARKED_AT_ONCE)}`.execute(db);
  await write(async (transaction) => {
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await transaction
        .insertInto("removals")
        .values(
          rows
            .slice(from, from + AT_ONCE)
            .map(({ id, last_used }) => ({ kind, id, last_used, marked: limits.now, uptime })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
  return { marked: rows.length, heldBack: null };
}

/** Rows that were marked at this uptime or before, and not used since. */
export async function dueRemovals(
  db: Kysely<Schema>,
  kind: RemovalKind,
  limits: Limits,
  markedBy: number,
): Promise<readonly { readonly id: string; readonly lastUsed: number }[]> {
  const may = removable(kind, limits);
  if (may === null) return [];
  const { rows } = await sql<{ id: string; lastUsed: number }>`
    select removals.id as id, removals.last_used as ${sql.id("lastUsed")}
    from removals join (${may}) as may on may.id = removals.id and may.last_used = removals.last_used
    where removals.kind = ${kind} and removals.uptime <= ${markedBy} limit ${sql.lit(AT_ONCE)}`.execute(db);
  return rows;
}

/** Those of these that may still be removed now. */
export async function stillRemovable(
  db: Transaction<Schema>,
  kind: RemovalKind,
  limits: Limits,
  ids: readonly string[],
): Promise<string[]> {
  const may = removable(kind, limits);
  if (may === null || ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from (${may}) as may where id in (${sql.join(ids)})`.execute(db);
  return rows.map(({ id }) => id);
}

export async function dropMarks(
  db: Transaction<Schema>,
  kind: RemovalKind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0)
    await db.deleteFrom("removals").where("kind", "=", kind).where("id", "in", ids).execute();
}

/** What was held back, for every node to report. */
export async function heldBackIn(db: Kysely<Schema>): Promise<HeldBack[]> {
  const rows = await db
    .selectFrom("moments")
    .select(["name", "at"])
    .where("name", "like", `${HELD_BACK}%`)
    .execute();
  return rows.map(({ name, at }) => ({ kind: name.slice(HELD_BACK.length), count: at }));
}

export async function saveHeldBack(db: Transaction<Schema>, all: readonly HeldBack[]): Promise<void> {
  await db.deleteFrom("moments").where("name", "like", `${HELD_BACK}%`).execute();
  if (all.length > 0)
    await db
      .insertInto("moments")
      .values(all.map(({ kind, count }) => ({ name: `${HELD_BACK}${kind}`, at: count })))
      .execute();
}

/**
 * An operator allows it: for two days any share may be marked, because rows marked on the first day count against the
 * second.
 */
export async function allowRemovals(db: Transaction<Schema>): Promise<void> {
  await keepMoment(db, "removals-allowed-until-uptime", (await uptimeOf(db)) + 2 * DAY);
}

async function unmark(
  db: Kysely<Schema>,
  write: (write: (transaction: Transaction<Schema>) => Promise<void>) => Promise<void>,
  kind: RemovalKind,
  limits: Limits,
): Promise<void> {
  const may = removable(kind, limits) ?? sql`select '' as id, 0 as last_used`;
  const { rows } = await sql<{ id: string }>`
    select id from removals where kind = ${kind} and not exists (
      select 1 from (${may}) as may where may.id = removals.id and may.last_used = removals.last_used)
    limit ${sql.lit(MARKED_AT_ONCE)}`.execute(db);
  if (rows.length === 0) return;
  await write(async (transaction) => {
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await dropMarks(
        transaction,
        kind,
        rows.slice(from, from + AT_ONCE).map(({ id }) => id),
      );
  });
}

function freshOf(kind: RemovalKind, limits: Limits) {
  const may = removable(kind, limits);
  return may === null
    ? null
    : sql<{ id: string; last_used: number }>`select may.id, may.last_used from (${may}) as may
        where not exists (select 1 from removals where removals.kind = ${kind} and removals.id = may.id)`;
}

/** Includes what was marked within the last day: a clock that is set forward step by step is as wrong as one that jumps. */
async function isUnusual(
  db: Kysely<Schema>,
  kind: RemovalKind,
  count: number,
  uptime: number,
): Promise<boolean> {
  const every = everyOneOf(kind);
  if (every === null) return false;
  const recent = await countOf(
    db,
    sql`select count(*) as count from removals where kind = ${kind} and uptime > ${uptime - DAY}`,
  );
  const inADay = recent + count;
  return inADay > A_HANDFUL && inADay > UNUSUAL_SHARE * (await countOf(db, every));
}

async function countOf(
  db: Kysely<Schema>,
  counting: ReturnType<typeof sql<{ count: number }>>,
): Promise<number> {
  return (await counting.execute(db)).rows[0]?.count ?? 0;
}
