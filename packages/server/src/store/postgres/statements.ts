import type { SignedOut } from "../group-commit.ts";

// The statements of a move. Rows are passed as arrays, so that one prepared statement fits any number of them.

/** The channel for notifications between nodes. */
export const CHANNEL = "roundtable";

/** How many tables fit into one notification of at most 8000 bytes. */
const PER_MESSAGE = 75;

const ENTRIES = "unnest($4::text[], $5::integer[], $6::text[], $7::text[], $8::text[])";
const SNAPSHOTS = "unnest($9::text[], $10::text[], $11::text[], $12::text[], $13::integer[], $14::bigint[])";

/**
 * Moves at many tables in one round trip, each only if its table is still at the given version. A single statement is its
 * own transaction. It returns the tables that were.
 * - $1 tables, $2 their versions, $3 when someone was last there, or null
 * - $4… entries, $9… snapshots, $15 our node
 *
 * Rows are locked in one order to avoid deadlocks, but not against writers of rows that refer to them, whose order differs.
 */
export const MOVE = `
with basis as (select * from unnest($1::text[], $2::bigint[], $3::bigint[]) as basis (id, version, touched)),
locked as (
  select tables.id, basis.touched from tables join basis
    on tables.id = basis.id and tables.version = basis.version
  order by tables.id for no key update of tables),
advanced as (
  update tables set version = tables.version + 1, touched = coalesce(locked.touched, tables.touched)
  from locked where tables.id = locked.id
  returning tables.id, tables.version),
appended as (
  insert into entries (table_id, n, entry, told, asked)
  select entry.* from ${ENTRIES} as entry (table_id, n, entry, told, asked)
  where entry.table_id in (select id from advanced)),
taken as (
  update snapshots
  set snapshot = taken.snapshot, asked = taken.asked, outcome = taken.outcome, after = taken.after, since = taken.since
  from ${SNAPSHOTS} as taken (table_id, snapshot, asked, outcome, after, since)
  where snapshots.table_id = taken.table_id and taken.table_id in (select id from advanced)),
numbered as (select id, version, (row_number() over () - 1) / ${PER_MESSAGE} as message from advanced)
select json_agg(id) as ids, pg_notify('${CHANNEL}', json_build_object(
  'node', $15::text, 'moved', json_agg(json_build_array(id, version)))::text)
from numbered group by message`;

/** The same check in a transaction of several statements. */
export const LOCK = `
select tables.id from tables join unnest($1::text[], $2::bigint[]) as basis (id, version)
  on tables.id = basis.id and tables.version = basis.version
order by tables.id for no key update of tables`;

export const ADVANCE = `update tables set version = version + 1 where id = any($1::text[]) returning id, version`;

export const APPEND = `insert into entries (table_id, n, entry, told, asked)
  select * from unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::text[])`;

/** An older snapshot never replaces a newer one. */
export const TAKE_SNAPSHOT = `update snapshots
  set snapshot = taken.snapshot, asked = taken.asked, outcome = taken.outcome, after = taken.after, since = taken.since
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::integer[], $6::bigint[])
    as taken (table_id, snapshot, asked, outcome, after, since)
  where snapshots.table_id = taken.table_id and snapshots.after <= taken.after`;

export const TOUCH = `update tables set touched = seen.at
  from unnest($1::text[], $2::bigint[]) as seen (id, at) where tables.id = seen.id`;

export const NOTIFY = `select pg_notify('${CHANNEL}', message) from unnest($1::text[]) as message`;

/** Notifications to the other nodes: ids only, split to fit. */
export function messagesOf(
  node: string,
  news: {
    readonly changed: readonly (readonly [string, number])[];
    readonly present: readonly string[];
    readonly people: readonly string[];
    readonly signedOut: readonly SignedOut[];
  },
): string[] {
  const messages: string[] = [];
  const parts = Math.ceil(
    Math.max(news.changed.length, news.present.length, news.people.length, news.signedOut.length) /
      PER_MESSAGE,
  );
  for (let part = 0; part < parts; part++) {
    const [from, to] = [part * PER_MESSAGE, (part + 1) * PER_MESSAGE];
    messages.push(
      JSON.stringify({
        node,
        changed: news.changed.slice(from, to),
        present: news.present.slice(from, to),
        people: news.people.slice(from, to),
        signedOut: news.signedOut.slice(from, to),
      }),
    );
  }
  return messages;
}
