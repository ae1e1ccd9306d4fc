import { type Kysely, sql, type Transaction } from "kysely";
import type { PersonId } from "@roundtable/host/tables/table";
import { NOBODY } from "../people/nobody.ts";
import type { Schema } from "../store/schema/index.ts";

/** A column with a person's id. `besides` are the columns that must be unique together with it. */
interface PersonColumn {
  readonly column: string;
  readonly besides?: readonly string[];
}

/** Which columns of a database table name people, and what happens to such rows. */
interface PersonColumns {
  /** The owner of the row. They can export it, it is deleted with them, and it moves along when a guest is merged. */
  readonly owner?: PersonColumn;
  /** The person who can export the row, although it stays when they are deleted. */
  readonly exportedBy?: string;
  /** Columns that not even the owner gets. */
  readonly secret?: readonly string[];
  /** The row is deleted with the person, and dropped instead of moved when a guest is merged. */
  readonly isDropped?: boolean;
  /**
   * A place where the person gets messages, or a message on its way there. A guest's are removed when the guest becomes an
   * account or is merged with one: someone else may have set them up in that browser.
   */
  readonly notifies?: "target" | "message";
  /** People the row is about, though it belongs to someone else. They cannot export it, and it is deleted with them. */
  readonly about?: readonly PersonColumn[];
  /** Columns that are emptied when the person is deleted. The row stays. */
  readonly anonymised?: readonly string[];
}

const NOBODYS: PersonColumns = {};
/** `merge-guest.ts` and `forget-person.ts` handle these tables themselves. */
const BY_HAND: PersonColumns = {};

/** Every table of the store. A table that is missing here does not compile. */
const PERSON_COLUMNS = {
  people: BY_HAND,
  sessions: { owner: { column: "person" }, secret: ["hash", "previous"], isDropped: true },
  passkeys: { owner: { column: "person" }, secret: ["public_key", "counter", "transports"] },
  passwords: { owner: { column: "person" }, secret: ["hash"] },
  tickets: { about: [{ column: "person" }], isDropped: true },
  tries: NOBODYS,
  account_events: { owner: { column: "person" }, isDropped: true },
  moments: NOBODYS,
  removals: { about: [{ column: "id" }], isDropped: true },
  secrets: NOBODYS,
  nodes: NOBODYS,
  tables: { anonymised: ["host", "maker"] },
  keys: NOBODYS,
  seats: BY_HAND,
  matches: NOBODYS,
  entries: BY_HAND,
  snapshots: NOBODYS,
  reviews: NOBODYS,
  deadlines: NOBODYS,
  chat: BY_HAND,
  presences: { about: [{ column: "person", besides: ["table_id", "node"] }] },
  achievements: { owner: { column: "person", besides: ["game", "achievement"] } },
  reports: { anonymised: ["person", "reporter"] },
  client_errors: {},
  outbox: { owner: { column: "person" }, secret: ["content"], notifies: "message" },
  notices: { owner: { column: "person", besides: ["table_id", "kind"] } },
  subscriptions: { owner: { column: "person" }, secret: ["p256dh", "auth"], notifies: "target" },
  notice_settings: { owner: { column: "person" }, secret: ["hook_secret"], notifies: "target" },
  regards: {
    owner: { column: "person", besides: ["other"] },
    about: [{ column: "other", besides: ["person"] }],
  },
  operators: { owner: { column: "person", besides: [] } },
  bans: { anonymised: ["person"] },
  announcements: { about: [{ column: "person" }] },
  deeds: { anonymised: ["operator", "about"] },
  guest_bots: { owner: { column: "owner" }, secret: ["hash"], about: [{ column: "person" }] },
  results: { exportedBy: "person", anonymised: ["person"] },
  ratings: { owner: { column: "who", besides: ["game", "kind"] } },
  profiles: { owner: { column: "person", besides: [] } },
  waiting: { owner: { column: "person", besides: [] } },
  companions: {
    owner: { column: "person", besides: ["other"] },
    about: [{ column: "other", besides: ["person"] }],
  },
  invitations: {
    owner: { column: "person", besides: ["table_id"] },
    about: [{ column: "host" }],
  },
} satisfies Record<keyof Schema, PersonColumns>;

const TABLES = Object.entries(PERSON_COLUMNS) as readonly (readonly [
  table: keyof Schema,
  speaking: PersonColumns,
])[];

type Row = Readonly<Record<string, string | number | null>>;
export type RowsByTable = { readonly [Table in keyof Schema]?: readonly Row[] };

/** Removes all places where a guest gets messages. Returns whether there were any. */
export async function removeNotificationTargets(db: Transaction<Schema>, guest: PersonId): Promise<boolean> {
  let targets = 0n;
  for (const [table, { owner, notifies }] of TABLES) {
    if (owner === undefined || notifies === undefined) continue;
    const removed = await removeRows(db, table, owner, guest);
    if (notifies === "target") targets += removed;
  }
  return targets > 0n;
}

/** Moves the rows of `from` to `to`. If both have the same row, that of `to` stays. */
export async function moveRows(db: Transaction<Schema>, from: PersonId, to: PersonId): Promise<void> {
  for (const [table, speaking] of TABLES) {
    for (const named of namedIn(speaking)) {
      if (speaking.isDropped === true) await removeRows(db, table, named, from);
      else {
        if (named.besides !== undefined) await removeSame(db, table, { named, from, to });
        await rewrite(db, table, named.column, from, to);
      }
    }
    for (const column of speaking.anonymised ?? []) await rewrite(db, table, column, from, to);
  }
}

/** Deletes the person's rows and empties their columns in rows that stay. */
export async function removeRowsOf(db: Transaction<Schema>, person: PersonId): Promise<void> {
  for (const [table, speaking] of TABLES) {
    for (const named of namedIn(speaking)) await removeRows(db, table, named, person);
    for (const column of speaking.anonymised ?? []) await rewrite(db, table, column, person, NOBODY);
  }
}

/** All rows the person owns, by table, without secret columns. */
export async function rowsOf(db: Kysely<Schema>, person: PersonId): Promise<RowsByTable> {
  const found: { [Table in keyof Schema]?: readonly Row[] } = {};
  for (const [table, { owner, exportedBy, secret = [] }] of TABLES) {
    const column = owner?.column ?? exportedBy;
    if (column === undefined) continue;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where ${sql.ref(column)} = ${person}`.execute(db);
    found[table] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !secret.includes(name))),
    );
  }
  return found;
}

function namedIn({ owner, about = [] }: PersonColumns): readonly PersonColumn[] {
  return owner === undefined ? about : [owner, ...about];
}

async function rewrite(
  db: Transaction<Schema>,
  table: string,
  column: string,
  from: PersonId,
  to: PersonId,
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(
    db,
  );
}

async function removeRows(
  db: Transaction<Schema>,
  table: string,
  { column }: PersonColumn,
  person: PersonId,
): Promise<bigint> {
  const removed = await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${person}`.execute(db);
  return removed.numAffectedRows ?? 0n;
}

/** Deletes rows of `from` that `to` has as well, and rows that would relate `to` to themselves. */
async function removeSame(
  db: Transaction<Schema>,
  table: string,
  { named, from, to }: { readonly named: PersonColumn; readonly from: PersonId; readonly to: PersonId },
): Promise<void> {
  const { column, besides = [] } = named;
  const same = besides.map((other) => sql`one.${sql.ref(other)} = ${sql.table(table)}.${sql.ref(other)}`);
  const alike = sql.join([sql`one.${sql.ref(column)} = ${to}`, ...same], sql` and `);
  await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${from}
    and exists (select 1 from ${sql.table(table)} as one where ${alike})`.execute(db);
  for (const other of besides)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${from} and ${sql.ref(other)} = ${to}`.execute(
      db,
    );
}
