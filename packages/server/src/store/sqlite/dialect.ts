import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { type Dialect, SqliteDialect } from "kysely";

/** How long the start waits for another process such as a backup. */
const BUSY_MS = 5000;
const KEPT_STATEMENTS = 200;
const OWNER_ONLY = 0o600;

/** Node's SQLite as a Kysely dialect. */
export function sqlite(database: DatabaseSync): Dialect {
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare(sql);
    if (statements.size < KEPT_STATEMENTS) statements.set(sql, statement);
    return statement;
  };
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(sql) {
        // A full disk rolls back by itself. A second rollback would fail and hide the real error.
        if (sql === "rollback" && !database.isTransaction) return NOTHING;
        const statement = prepared(sql);
        return {
          reader: statement.columns().length > 0,
          all: (values) => statement.all(...bound(values)),
          run: (values) => statement.run(...bound(values)),
          iterate: (values) => statement.iterate(...bound(values)),
        };
      },
    },
  });
}

const NOTHING = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

export function openFile(path: string): DatabaseSync {
  makePrivate(path);
  const database = new DatabaseSync(path, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
  // With a write-ahead log, readers and the writer do not block each other, and a commit is on disk before it is
  // acknowledged.
  database.exec("pragma journal_mode = wal");
  database.exec("pragma synchronous = full");
  return database;
}

/**
 * The file holds the cookie secret and the keys of running matches. Files that SQLite makes beside it get the same mode.
 */
function makePrivate(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, "ax", OWNER_ONLY));
  for (const file of [path, `${path}-wal`, `${path}-shm`])
    if (existsSync(file) && statSync(file).isFile()) chmodSync(file, OWNER_ONLY);
}

function bound(values: readonly unknown[]): SQLInputValue[] {
  return values.map((value) => {
    if (value === null || typeof value === "string" || typeof value === "number") return value;
    throw new TypeError(`SQLite takes texts, numbers and null, not ${typeof value}.`);
  });
}
