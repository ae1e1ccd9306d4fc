import { type Kysely, sql, type Transaction } from "kysely";
import type { PersonId } from "@roundtable/host/tables/table";
import { NOBODY } from "../people/nobody.ts";
import type { Schema } from "../store/schema/index.ts";

/** A column with the id of a person, and those that may not be the same twice for one person. */
interface PersonColumn {
  readonly column: string;
  readonly besides?: readonly string[];
}

/** How a table of the store speaks of people. */
interface PersonColumns {
  /** Whose rows these are. He may read them, they go with him, and who takes him over takes them, too. */
  readonly owner?: PersonColumn;
  /** Whose rows these are, though they stay when he goes. */
  readonly exportedBy?: string;
  /** What of it is not told even to him. */
  readonly secret?: readonly string[];
  /** Ends with him, and is not taken over. */
  readonly isDropped?: boolean;
  /**
   * Where the person is sent something, or a message on its way there. Of a guest it ends when they become an account or are
   * merged with one: somebody else may have set it up, in a browser that they handed over.
   */
  readonly notifies?: "target" | "message";
  /** Of whom they speak, though they are another's: he does not read them, and they go with him. */
  readonly about?: readonly PersonColumn[];
  /** Where they stay when he goes, and speak of nobody. */
  readonly anonymised?: readonly string[];
}

const NOBODYS: PersonColumns = {};
/** By hand, see `taking-over.ts` and `leaving.ts`. */
const BY_HAND: PersonColumns = {};

/** Every table that there is: one that is not here does not compile. */
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

/** Nothing is sent any more to where a guest has wanted it. Returns whether there was such a place. */
export async function removeNotificationTargets(db: Transaction<Schema>, guest: PersonId): Promise<boolean> {
  let targets = 0n;
  for (const [table, { owner, notifies }] of TABLES) {
    if (owner === undefined || notifies === undefined) continue;
    const removed = await removeRows(db, table, owner, guest);
    if (notifies === "target") targets += removed;
  }
  return targets > 0n;
}

/** What is `from`'s is `to`'s from now on; where both have the same, that of `to` counts. */
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

/** What is his goes, and what stays speaks of nobody. */
export async function removeRowsOf(db: Transaction<Schema>, person: PersonId): Promise<void> {
  for (const [table, speaking] of TABLES) {
    for (const named of namedIn(speaking)) await removeRows(db, table, named, person);
    for (const column of speaking.anonymised ?? []) await rewrite(db, table, column, person, NOBODY);
  }
}

/** All rows that are his, by table, without what is secret. */
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

/** Rows of `from` beside which there is one of `to` that says the same; and what would speak of `to` to himself. */
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
