import { DatabaseSync, type StatementSync } from "node:sqlite";

const AT_ONCE = 10_000;
export const YEAR_MS = 365 * 24 * 3600 * 1000;
/** The time between two matches of a busy server. */
export const APART_MS = 20_000;

/** The players: always the first, every other time the second, and otherwise one of this many others. */
export interface Veterans {
  readonly people: readonly [string, string];
  readonly others: number;
}

export function idsOfOthers(count: number): string[] {
  return Array.from({ length: count }, (_, nth) => idOfOther(nth));
}

function idOfOther(nth: number): string {
  return `any${String(nth).padStart(9, "0")}`;
}

/** The older half is rated, so that what strangers may see lies behind everything that they may not. */
function isRated(nth: number, count: number): boolean {
  return nth < count / 2;
}

/**
 * Adds this many finished matches to the file of a stopped server. All of them are the same person's, which is the
 * worst case for lists of their tables. The logs are left out, since no list reads them.
 */
export function addFinishedMatches(
  file: string,
  game: string,
  { people: [host, guest], others }: Veterans,
  count: number,
): void {
  const db = new DatabaseSync(file);
  const moments = ["created", "touched", "started", "over"];
  const table = inserting(db, "tables", ["id", "request", "host", "maker", "commitment", ...moments], {
    game,
    status: "over",
    ended: "played",
    pace: "human",
    options: "{}",
    listed: 1,
  });
  const seat = inserting(db, "seats", ["table_id", "seat", "person", "over"], {
    played_by: "person",
    stand_in_votes: "[]",
    is_over: 1,
  });
  const key = inserting(db, "keys", ["table_id", "key"], {});
  const result = inserting(db, "results", ["table_id", "seat", "person", "over", "won", "rated"], {
    game,
    seats: 2,
    ended: "played",
    forfeited: 0,
    facts: "{}",
    rating_after: 1500,
    deviation_after: 60,
  });
  const rating = inserting(db, "ratings", ["who", "rating"], {
    game,
    kind: "person",
    deviation: 60,
    volatility: 0.06,
    matches: 20,
    at: Date.now(),
    settled_until: Date.now() + YEAR_MS,
  });
  const company = inserting(db, "companions", ["person", "other", "at"], {});
  const person = inserting(db, "people", ["id", "created", "seen"], { name: "Somebody" });
  const known = db.prepare("select id from people where id = ?");
  db.exec("begin");
  for (const id of [host, guest]) if (known.get(id) === undefined) person.run(id, Date.now(), Date.now());
  for (const [nth, id] of idsOfOthers(others).entries()) {
    person.run(id, Date.now(), Date.now());
    rating.run(id, 1000 + (nth % 1000));
    company.run(host, id, Date.now() - nth);
  }
  db.exec("commit");
  const hash = "0".repeat(64);
  for (let begun = 0; begun < count; begun += AT_ONCE) {
    db.exec("begin");
    for (let n = begun; n < Math.min(count, begun + AT_ONCE); n++) {
      const id = `old${String(n).padStart(9, "0")}`;
      const at = Date.now() - (count - n) * APART_MS;
      table.run(id, id, host, host, hash, at, at, at, at);
      const other = n % 2 === 0 || others === 0 ? guest : idOfOther(n % others);
      for (const [nth, person] of [host, other].entries()) {
        seat.run(id, nth, person, at);
        result.run(id, nth, person, at, nth, isRated(n, count) ? 1 : 0);
      }
      key.run(id, hash);
    }
    db.exec("commit");
  }
  db.close();
}

/** An insert statement with some columns given per row and others constant; all other required columns are empty. */
function inserting(
  db: DatabaseSync,
  table: string,
  given: readonly string[],
  same: Readonly<Record<string, string | number>>,
): StatementSync {
  const columns = db.prepare(
    `select name from pragma_table_info('${table}') where "notnull" and dflt_value is null`,
  );
  const needed = columns.all().map(({ name }) => String(name));
  const empty = needed.filter((name) => !given.includes(name) && !(name in same));
  const fixed = [...empty.map((name) => [name, ""] as const), ...Object.entries(same)];
  const names = [...given, ...fixed.map(([name]) => name)];
  const values = [...given.map(() => "?"), ...fixed.map(([, value]) => `'${value}'`)];
  return db.prepare(`insert into ${table} (${names.join(", ")}) values (${values.join(", ")})`);
}
