import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { Pool } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { achievementsOf } from "../../src/history/achievement-repository.ts";
import { readChat } from "../../src/store/tables/chat-repository.ts";
import { migrations } from "../../src/store/migrations/index.ts";
import { lastMoment } from "../../src/store/timestamps.ts";
import { openPostgres } from "../../src/store/postgres/open.ts";
import { openFile, sqlite } from "../../src/store/sqlite/dialect.ts";
import { openSqlite } from "../../src/store/sqlite/open.ts";
import type { Store } from "../../src/store/store.ts";
import { readTable } from "../../src/store/tables/table-repository.ts";
import { isOnPostgres, newDatabase } from "../support/servers/test-store.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import { ENTRIES, MOMENT, type Sample, SAMPLES } from "../support/secrecy/sample-rows.ts";
import { keptKey, keptMatch } from "../support/stored-match.ts";

interface Place {
  /** With nothing but the engine between us and it. */
  bare(): Kysely<Record<string, Sample>>;
  open(): Promise<Store>;
}

async function newPlace(): Promise<Place> {
  if (!isOnPostgres()) {
    const path = join(newFolder(), "roundtable.sqlite");
    return {
      bare: () => new Kysely({ dialect: sqlite(openFile(path)) }),
      open: () => openSqlite(path),
    };
  }
  const url = await newDatabase();
  return {
    bare: () =>
      new Kysely({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 1 }) }) }),
    open: () => openPostgres(url),
  };
}

/** As a server left it that knew the first migrations only. */
async function fillAsOf(place: Place, last: string): Promise<Columns> {
  const db = place.bare();
  await migrate(db, last);
  const columns = await columnsIn(db);
  for (const [name, samples] of Object.entries(SAMPLES))
    for (const row of rowsFor(samples, columns.get(name))) await db.insertInto(name).values(row).execute();
  await db.destroy();
  return columns;
}

async function migrate(db: Kysely<Record<string, Sample>>, last: string): Promise<void> {
  const known = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));
  const provider = { getMigrations: () => Promise.resolve(known) };
  expect((await new Migrator({ db, provider }).migrateToLatest()).error).toBeUndefined();
}

/** By table, the names of its columns. */
type Columns = ReadonlyMap<string, ReadonlySet<string>>;

async function columnsIn(db: Kysely<Record<string, Sample>>): Promise<Columns> {
  const tables = await db.introspection.getTables();
  return new Map(tables.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]));
}

/** What can be kept of these where there are only these columns; nothing, where there is no such table. */
function rowsFor(samples: readonly Sample[], columns: ReadonlySet<string> = new Set()): Sample[] {
  const rows = samples.map((sample) =>
    Object.fromEntries(Object.entries(sample).filter(([name]) => columns.has(name))),
  );
  return rows.filter((row) => Object.keys(row).length > 0);
}

test.each(Object.keys(migrations))(
  "what was kept by a server of %s is brought up to date, and nothing is lost",
  async (last) => {
    const place = await newPlace();
    const before = await fillAsOf(place, last);
    const store = await place.open();
    onTestFinished(() => store.close());
    for (const [name, samples] of Object.entries(SAMPLES)) {
      const { rows } = await sql<Sample>`select * from ${sql.table(name)}`.execute(store.db);
      const columns = new Set(Object.keys(rows[0] ?? {}));
      for (const row of rowsFor(rowsFor(samples, before.get(name)), columns))
        expect(rows).toContainEqual(expect.objectContaining(row));
    }
    expect(await readTable(store.db, "t")).toMatchObject({
      status: "playing",
      commitment: "c",
      options: { timed: true },
      seals: null,
      calledOff: [],
      removed: [],
      created: MOMENT,
      started: MOMENT + 2,
      seats: [
        { kind: "person", person: "ann", called: null },
        { kind: "bot", bot: "random" },
      ],
    });
    expect(await keptKey(store.db, "t")).toBe("k");
    expect(await keptMatch(store.db, "t")).toMatchObject({
      after: 2,
      log: { entries: ENTRIES },
      deadlines: [{ seat: 0, decision: "0-1", at: MOMENT + 3 }],
    });
    expect((await readChat(store.db, "t")).lines).toMatchObject([{ text: "Hello!", at: MOMENT }]);
    const hasAchievements = last >= "0002";
    expect(await achievementsOf(store.db, "ann", "sealed")).toEqual(hasAchievements ? ["won"] : []);
    const seats = store.db.selectFrom("seats").select("over").where("table_id", "=", "done");
    expect(await seats.execute()).toEqual([{ over: MOMENT + 9 }, { over: MOMENT + 9 }]);
    const company = store.db.selectFrom("companions").select("other").where("person", "=", "ann");
    expect(await company.execute()).toEqual([{ other: "bob" }]);
    expect(await lastMoment(store.db, "recorded")).toBe(last < "0016" ? MOMENT + 10 : null);
    const code = store.db.selectFrom("tables").select("code").where("id", "=", "new");
    expect((await code.executeTakeFirst())?.code ?? "").toMatch(last < "0014" ? /^[A-Z0-9]{6}$/ : /^$/);
  },
);

test.runIf(isOnPostgres())(
  "a server of the version before goes on writing when a newer one has brought the database up to date",
  async () => {
    const place = await newPlace();
    const before = Object.keys(migrations).at(-2) ?? "";
    const old = place.bare();
    onTestFinished(() => old.destroy());
    await migrate(old, before);
    const columns = await columnsIn(old);
    const reading = () => old.selectFrom("tables").selectAll().where("id", "=", "t").execute();
    expect(await reading()).toEqual([]);
    const store = await place.open();
    onTestFinished(() => store.close());
    for (const [name, samples] of Object.entries(SAMPLES))
      for (const row of rowsFor(samples, columns.get(name))) await old.insertInto(name).values(row).execute();
    await old.updateTable("tables").set({ pace: "instant" }).where("id", "=", "t").execute();
    expect(await reading()).toHaveLength(1);
    expect(await readTable(store.db, "t")).toMatchObject({ status: "playing", pace: "instant" });
    expect(await keptMatch(store.db, "t")).toMatchObject({ log: { entries: ENTRIES } });
  },
);

test("servers that start at the same time on something empty do not get into each other's way", async () => {
  const place = await newPlace();
  if (!isOnPostgres()) await (await place.open()).close();
  const stores = await Promise.all([place.open(), place.open(), place.open()]);
  for (const store of stores) {
    expect(await store.db.selectFrom("tables").select("id").execute()).toEqual([]);
    await store.close();
  }
});
