import { type Kysely, sql, type Transaction } from "kysely";
import type { PersonId } from "@roundtable/host/tables/table";
import { NOBODY } from "../people/nobody.ts";
import type { Schema } from "../store/schema/index.ts";

/** A column with the id of a person, and those that may not be the same twice for one person. */
interface Named {
  readonly column: string;
  readonly besides?: readonly string[];
}

/** How a table of the store speaks of people. */
interface Speaking {
  /** Whose rows these are. He may read them, they go with him, and who takes him over takes them, too. */
  readonly his?: Named;
  /** Whose rows these are, though they stay when he goes. */
  readonly read?: string;
  /** What of it is not told even to him. */
  readonly secret?: readonly string[];
  /** Ends with him, and is not taken over. */
  readonly endsWithHim?: boolean;
  /**
   * Where the person is sent something, or a message on its way there. Of a guest it ends when they become an account or are
   * merged with one: somebody else may have set it up, in a browser that they handed over.
   */
  readonly reachesOut?: "target" | "message";
  /** Of whom they speak, though they are another's: he does not read them, and they go with him. */
  readonly about?: readonly Named[];
  /** Where they stay when he goes, and speak of nobody. */
  readonly stays?: readonly string[];
}

const NOBODYS: Speaking = {};
/** By hand, see `taking-over.ts` and `leaving.ts`. */
const BY_HAND: Speaking = {};

/** Every table that there is: one that is not here does not compile. */
const OF_A_PERSON = {
  people: BY_HAND,
  sessions: { his: { column: "person" }, secret: ["hash", "previous"], endsWithHim: true },
  passkeys: { his: { column: "person" }, secret: ["public_key", "counter", "transports"] },
  passwords: { his: { column: "person" }, secret: ["hash"] },
  tickets: { about: [{ column: "person" }], endsWithHim: true },
  tries: NOBODYS,
  account_events: { his: { column: "person" }, endsWithHim: true },
  moments: NOBODYS,
  removals: { about: [{ column: "id" }], endsWithHim: true },
  secrets: NOBODYS,
  nodes: NOBODYS,
  tables: { stays: ["host", "maker"] },
  keys: NOBODYS,
  seats: BY_HAND,
  matches: NOBODYS,
  entries: BY_HAND,
  snapshots: NOBODYS,
  reviews: NOBODYS,
  deadlines: NOBODYS,
  chat: BY_HAND,
  presences: { about: [{ column: "person", besides: ["table_id", "node"] }] },
  achievements: { his: { column: "person", besides: ["game", "achievement"] } },
  reports: { stays: ["person", "reporter"] },
  client_errors: {},
  outbox: { his: { column: "person" }, secret: ["content"], reachesOut: "message" },
  notices: { his: { column: "person", besides: ["table_id", "kind"] } },
  subscriptions: { his: { column: "person" }, secret: ["p256dh", "auth"], reachesOut: "target" },
  notice_settings: { his: { column: "person" }, secret: ["hook_secret"], reachesOut: "target" },
  regards: {
    his: { column: "person", besides: ["other"] },
    about: [{ column: "other", besides: ["person"] }],
  },
  operators: { his: { column: "person", besides: [] } },
  bans: { stays: ["person"] },
  announcements: { about: [{ column: "person" }] },
  deeds: { stays: ["operator", "about"] },
  guest_bots: { his: { column: "owner" }, secret: ["hash"], about: [{ column: "person" }] },
  results: { read: "person", stays: ["person"] },
  ratings: { his: { column: "who", besides: ["game", "kind"] } },
  profiles: { his: { column: "person", besides: [] } },
  waiting: { his: { column: "person", besides: [] } },
  companions: {
    his: { column: "person", besides: ["other"] },
    about: [{ column: "other", besides: ["person"] }],
  },
  invitations: {
    his: { column: "person", besides: ["table_id"] },
    about: [{ column: "host" }],
  },
} satisfies Record<keyof Schema, Speaking>;

const TABLES = Object.entries(OF_A_PERSON) as readonly (readonly [table: keyof Schema, speaking: Speaking])[];

type Row = Readonly<Record<string, string | number | null>>;
export type RowsByTable = { readonly [Table in keyof Schema]?: readonly Row[] };

/** Nothing is sent any more to where a guest has wanted it. Returns whether there was such a place. */
export async function removeTargetsOf(db: Transaction<Schema>, guest: PersonId): Promise<boolean> {
  let targets = 0n;
  for (const [table, { his, reachesOut }] of TABLES) {
    if (his === undefined || reachesOut === undefined) continue;
    const removed = await removeRows(db, table, his, guest);
    if (reachesOut === "target") targets += removed;
  }
  return targets > 0n;
}

/** What is `from`'s is `to`'s from now on; where both have the same, that of `to` counts. */
export async function takeOverRows(db: Transaction<Schema>, from: PersonId, to: PersonId): Promise<void> {
  for (const [table, speaking] of TABLES) {
    for (const named of namedIn(speaking)) {
      if (speaking.endsWithHim === true) await removeRows(db, table, named, from);
      else {
        if (named.besides !== undefined) await removeSame(db, table, { named, from, to });
        await rewrite(db, table, named.column, from, to);
      }
    }
    for (const column of speaking.stays ?? []) await rewrite(db, table, column, from, to);
  }
}

/** What is his goes, and what stays speaks of nobody. */
export async function removeRowsOf(db: Transaction<Schema>, person: PersonId): Promise<void> {
  for (const [table, speaking] of TABLES) {
    for (const named of namedIn(speaking)) await removeRows(db, table, named, person);
    for (const column of speaking.stays ?? []) await rewrite(db, table, column, person, NOBODY);
  }
}

/** All rows that are his, by table, without what is secret. */
export async function rowsOf(db: Kysely<Schema>, person: PersonId): Promise<RowsByTable> {
  const found: { [Table in keyof Schema]?: readonly Row[] } = {};
  for (const [table, { his, read, secret = [] }] of TABLES) {
    const column = his?.column ?? read;
    if (column === undefined) continue;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where ${sql.ref(column)} = ${person}`.execute(db);
    found[table] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !secret.includes(name))),
    );
  }
  return found;
}

function namedIn({ his, about = [] }: Speaking): readonly Named[] {
  return his === undefined ? about : [his, ...about];
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
  { column }: Named,
  person: PersonId,
): Promise<bigint> {
  const removed = await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${person}`.execute(db);
  return removed.numAffectedRows ?? 0n;
}

/** Rows of `from` beside which there is one of `to` that says the same; and what would speak of `to` to himself. */
async function removeSame(
  db: Transaction<Schema>,
  table: string,
  { named, from, to }: { readonly named: Named; readonly from: PersonId; readonly to: PersonId },
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
