import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import { Pool } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { achievementsOf } from "../src/store/achievement-rows.ts";
import { readChat } from "../src/store/chat-rows.ts";
import { readKey, readMatch } from "../src/store/match-rows.ts";
import { migrations } from "../src/store/migrations/index.ts";
import { openPostgres } from "../src/store/postgres/open.ts";
import { openFile, sqlite } from "../src/store/sqlite/dialect.ts";
import { openSqlite } from "../src/store/sqlite/open.ts";
import type { Store } from "../src/store/store.ts";
import { readTable } from "../src/store/table-rows.ts";
import { isOnPostgres, newDatabase } from "./world/kept-in.ts";
import { newFolder } from "./world/new-folder.ts";

type Sample = Readonly<Record<string, string | number | null>>;

const MOMENT = Date.UTC(2026, 10, 16);
const OF_TABLE = { table_id: "t" };
const ENTRIES = [1, 2].map((n) => ({ n, kind: "said", seat: 0, say: { text: `№ ${n}` }, command: `${n}` }));

/** A match in the middle, with every column that there ever was. */
const SAMPLES: Readonly<Record<string, readonly Sample[]>> = {
  people: [{ id: "ann", name: "Ann", created: MOMENT, seen: MOMENT }],
  secrets: [{ name: "cookie", value: "s" }],
  tables: [
    {
      id: "t",
      game: "sealed",
      status: "playing",
      listed: 1,
      host: "ann",
      pace: "human",
      options: '{"timed":true}',
      commitment: "c",
      seals: null,
      called_off: "[]",
      created: MOMENT,
      touched: MOMENT + 1,
      started: MOMENT + 2,
      over: null,
      ended: null,
      again: null,
      maker: "ann",
      request: "r",
      removed: "[]",
    },
  ],
  keys: [{ ...OF_TABLE, key: "k" }],
  seats: ["ann", null].map((person, seat) => ({
    ...OF_TABLE,
    seat,
    person,
    invited: null,
    bot: person === null ? "random" : null,
    played_by: person === null ? "bot" : "person",
    nonce: "",
    wants_end: 0,
    stand_in_votes: "[]",
    called: null,
    is_over: 0,
  })),
  matches: [
    { ...OF_TABLE, header: '{"game":"sealed","rules":1,"seats":2,"options":{}}', setup: "{}", opening: "[]" },
  ],
  entries: ENTRIES.map((entry) => ({
    ...OF_TABLE,
    n: entry.n,
    entry: JSON.stringify(entry),
    told: "[]",
    asked: "[0]",
  })),
  snapshots: [{ ...OF_TABLE, snapshot: '{"state":{}}', asked: "[0]", outcome: null, after: 2 }],
  deadlines: [{ ...OF_TABLE, seat: 0, decision: "0-1", at: MOMENT + 3 }],
  chat: [{ ...OF_TABLE, n: 0, person: "ann", command: "1", name: "Ann", text: "Hello!", at: MOMENT }],
  achievements: [{ person: "ann", game: "sealed", achievement: "won", at: MOMENT }],
  moments: [{ name: "listened", at: MOMENT }],
};

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
async function fillAsOf(place: Place, last: string): Promise<void> {
  const db = place.bare();
  const known = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));
  const provider = { getMigrations: () => Promise.resolve(known) };
  expect((await new Migrator({ db, provider }).migrateToLatest()).error).toBeUndefined();
  const there = await db.introspection.getTables();
  for (const [name, samples] of Object.entries(SAMPLES)) {
    const table = there.find((one) => one.name === name);
    for (const sample of samples) {
      const columns = table?.columns.filter((column) => Object.hasOwn(sample, column.name)) ?? [];
      const row = Object.fromEntries(columns.map((column) => [column.name, sample[column.name] ?? null]));
      if (columns.length > 0) await db.insertInto(name).values(row).execute();
    }
  }
  await db.destroy();
}

test.each(Object.keys(migrations))(
  "what was kept by a server of %s is brought up to date, and nothing is lost",
  async (last) => {
    const place = await newPlace();
    await fillAsOf(place, last);
    const store = await place.open();
    onTestFinished(() => store.close());
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
    expect(await readKey(store.db, "t")).toBe("k");
    expect(await readMatch(store.db, "t")).toMatchObject({
      after: 2,
      log: { entries: ENTRIES },
      deadlines: [{ seat: 0, decision: "0-1", at: MOMENT + 3 }],
    });
    expect((await readChat(store.db, "t")).lines).toMatchObject([{ text: "Hello!", at: MOMENT }]);
    const hasAchievements = last >= "0002";
    expect(await achievementsOf(store.db, "ann", "sealed")).toEqual(hasAchievements ? ["won"] : []);
    const { seen } = await store.db.selectFrom("people").select("seen").executeTakeFirstOrThrow();
    expect(seen).toBe(MOMENT);
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
