import { expect, onTestFinished, test } from "vitest";
import { storeTime } from "@roundtable/host/clock";
import {
  countTablesHostedBy,
  findRequest,
  openTables,
  tablesOf,
} from "../../src/store/tables/table-lists.ts";
import { readTable, insertTable, updateTable } from "../../src/store/tables/table-repository.ts";
import type { Store } from "../../src/store/store.ts";
import { over } from "@roundtable/host/votes/end-vote";
import type { Table } from "@roundtable/host/tables/table";
import { ok, playing, tableOf } from "../support/a-table.ts";
import { isOnPostgres, newStore, openStoreIn } from "../support/servers/test-store.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import { until } from "../support/until.ts";
import { departed } from "@roundtable/host/seats/leave";
import { Secret } from "@roundtable/host/disclosure/secret";

const HOUR = 60 * 60 * 1000;

/** The table in the store, made at its time of creation. */
async function keep(store: Store, table: Table): Promise<void> {
  await store.write((db) => insertTable(db, table, new Secret("key")));
}

async function change(store: Store, before: Table, next: Table, touched: number | null): Promise<void> {
  await store.write((db) => updateTable(db, before, next, touched));
}

function isHere(id: string, created = 0): Table {
  return { ...tableOf("ann"), id, request: id, created };
}

test("a table comes back from the store as it was kept, with everybody's votes", async () => {
  const store = await newStore();
  const [ann, bob] = playing("ann", "bob").seats;
  if (ann?.kind !== "person" || bob?.kind !== "person") throw new Error("Nobody sits there.");
  const table: Table = {
    ...playing("ann"),
    options: { timed: true, mode: "hard" },
    listed: false,
    pace: "quick",
    started: 3,
    over: 4,
    ended: "together",
    again: "u",
    created: 2,
    seals: ["ab", "", "", "", ""],
    calledOff: [{ commitment: "d", seals: ["cd", "ef"], withheld: [{ seat: 1, name: "Bob" }] }],
    seats: [
      { ...ann, wantsEnd: true },
      { ...bob, playedBy: "bot", standInVotes: [0, 3] },
      { kind: "open", invited: "cid" },
      { kind: "open", invited: null },
      { kind: "bot", bot: "random" },
    ],
  };
  await keep(store, table);
  await keep(store, { ...tableOf("bob"), id: "another" });
  expect(await readTable(store.db, "t")).toEqual(table);
  expect(await readTable(store.db, "nothing")).toBeNull();
});

test("a change replaces what was, at this table and no other", async () => {
  const store = await newStore();
  const table = isHere("a");
  const other = isHere("b");
  await keep(store, table);
  await keep(store, other);
  const next: Table = { ...playing("ann", "bob"), id: "a", request: "a", listed: false, host: "bob" };
  await change(store, table, next, null);
  expect(await readTable(store.db, "a")).toEqual(next);
  expect(await readTable(store.db, "b")).toEqual(other);
  const quick: Table = { ...next, pace: "instant" };
  await change(store, next, quick, null);
  expect(await readTable(store.db, "a")).toEqual(quick);
});

test("what is kept must be what it can be", async () => {
  const store = await newStore();
  await keep(store, isHere("a"));
  await store.write(async (db) => void (await db.updateTable("tables").set({ pace: "warp" }).execute()));
  await expect(readTable(store.db, "a")).rejects.toThrow("warp");
});

test("a table that goes takes everything with it that was its own", async () => {
  const store = await newStore();
  await keep(store, isHere("a"));
  await keep(store, isHere("b"));
  await store.write(async (db) => void (await db.deleteFrom("tables").where("id", "=", "a").execute()));
  const keys = await store.db.selectFrom("keys").select("table_id").execute();
  const seats = await store.db.selectFrom("seats").select("table_id").distinct().execute();
  expect([keys, seats]).toEqual([[{ table_id: "b" }], [{ table_id: "b" }]]);
});

test("everybody is offered the listed tables that wait for players, the newest first, for an hour", async () => {
  const store = await newStore();
  const offered = async (now: number): Promise<string[]> =>
    (await openTables(store.db, { now: storeTime(now) })).items.map(({ id }) => id);
  await keep(store, isHere("old", 10));
  await keep(store, isHere("new", 30));
  await keep(store, { ...isHere("by link", 20), listed: false });
  await keep(store, { ...isHere("empty", 20), host: null });
  await keep(store, { ...isHere("running", 20), status: "playing" });
  expect(await offered(40)).toEqual(["new", "old"]);
  expect(await offered(HOUR + 9)).toEqual(["new", "old"]);
  expect(await offered(HOUR + 10)).toEqual(["new"]);
  // Somebody did something there; what the server does by itself is no reason to offer it.
  await change(store, isHere("old", 10), isHere("old", 10), 50);
  await change(store, isHere("new", 30), isHere("new", 30), null);
  expect(await offered(HOUR + 30)).toEqual(["old"]);
});

test("my tables are those where I sit, as long as they last, where something happened last the first", async () => {
  const store = await newStore();
  await keep(store, { ...isHere("first", 1) });
  await keep(store, { ...playing("bob", "ann"), id: "second", request: "second", created: 2 });
  await keep(store, { ...tableOf("bob"), id: "bob's", request: "bob's" });
  await keep(store, over({ ...isHere("over", 3) }, "played", 3));
  const mine = async (): Promise<string[]> => (await tablesOf(store.db, "ann")).items.map(({ id }) => id);
  expect(await mine()).toEqual(["second", "first"]);
  await change(store, isHere("first", 1), isHere("first", 1), 5);
  expect(await mine()).toEqual(["first", "second"]);
});

test("a list shows who sits at a table, and its host while seated", async () => {
  const store = await newStore();
  await store.write(async (db) => {
    await db.insertInto("people").values({ id: "ann", name: "Ann", created: 0, seen: 0 }).execute();
  });
  const table: Table = {
    ...tableOf("ann", "bob"),
    options: { timed: true },
    seats: [...playing("ann", "bob").seats.slice(0, 3), { kind: "open", invited: null }],
  };
  await keep(store, table);
  expect((await openTables(store.db, { now: storeTime(0) })).items).toEqual([
    {
      id: "t",
      game: "sealed",
      status: "gathering",
      host: { id: "ann", name: "Ann" },
      seats: [
        { kind: "person", name: "Ann" },
        { kind: "person", name: "" },
        { kind: "bot" },
        { kind: "open" },
      ],
      options: { timed: true },
      clock: { kind: "none" },
      rated: false,
      paused: false,
      myTurn: false,
      left: false,
      created: 0,
      watchers: 0,
    },
  ]);
  await change(store, table, { ...ok(departed(table, "ann")), host: "ann" }, null);
  expect((await openTables(store.db, { now: storeTime(0) })).items[0]?.host).toBeNull();
});

test("the store knows how many tables a person hosts, and which one a request made", async () => {
  const store = await newStore();
  await keep(store, isHere("a"));
  await keep(store, { ...isHere("b"), status: "playing" });
  await keep(store, over(isHere("c"), "played", 1));
  await keep(store, { ...tableOf("bob"), id: "d", request: "a" });
  expect(await countTablesHostedBy(store.db, "ann", 20)).toBe(2);
  expect(await findRequest(store.db, "ann", "a")).toBe("a");
  expect(await findRequest(store.db, "bob", "a")).toBe("d");
  expect(await findRequest(store.db, "bob", "b")).toBeNull();
});

const keepSecret =
  (name: string) =>
  async (db: Parameters<Parameters<Store["write"]>[0]>[0]): Promise<void> => {
    await db.insertInto("secrets").values({ name, value: "1" }).execute();
  };

test("what is written in one tick shares one commit; what comes while it is on its way, the next", async () => {
  const commits: number[] = [];
  const seconds: number[] = [];
  let begun = 0;
  const store: Store = await newStore({
    beforeCommit: () => {
      begun++;
      if (begun === 1) late.push(store.write(keepSecret("d")), store.write(keepSecret("e")));
      return Promise.resolve();
    },
    committed: (writes, took) => {
      commits.push(writes);
      seconds.push(took);
    },
  });
  const late: Promise<void>[] = [];
  await Promise.all(["a", "b", "c"].map((name) => store.write(keepSecret(name))));
  await Promise.all(late);
  await store.write(keepSecret("f"));
  // A commit of nothing would come before the next one.
  await store.write(keepSecret("g"));
  expect(commits).toEqual([3, 2, 1, 1]);
  for (const took of seconds) {
    expect(took).toBeGreaterThan(0);
    expect(took).toBeLessThan(10);
  }
  const rows = await store.db.selectFrom("secrets").select("name").orderBy("name").execute();
  expect(rows.map(({ name }) => name).join("")).toBe("abcdefg");
});

test("a write that fails leaves nothing behind and tells why", async () => {
  const store = await newStore();
  const failing = store.write(async (db) => {
    await keepSecret("half")(db);
    throw new Error("bad");
  });
  await expect(failing).rejects.toThrow("bad");
  await store.write(keepSecret("whole"));
  expect(await store.db.selectFrom("secrets").select("name").execute()).toEqual([{ name: "whole" }]);
});

test.skipIf(isOnPostgres())("SQLite is given nothing that it would take for something else", async () => {
  const store = await newStore();
  const odd = store.write(async (db) => {
    await db
      .insertInto("secrets")
      .values({ name: "a", value: true as unknown as string })
      .execute();
  });
  await expect(odd).rejects.toThrow("SQLite takes texts, numbers and null, not boolean.");
});

test.runIf(isOnPostgres())(
  "two nodes that change a table each, and write beside the other one, do not wait for each other",
  async () => {
    const folder = newFolder();
    const stores = [await openStoreIn(folder), await openStoreIn(folder)];
    for (const store of stores) onTestFinished(() => store.close());
    const [one, other] = stores;
    if (one === undefined || other === undefined) throw new Error("There is no store.");
    for (const id of ["a", "b"]) await keep(one, isHere(id));
    const bothHaveTheirs = new Set<string>();
    const writeBeside = (store: Store, table: string, beside: string): Promise<void> =>
      store.write(
        async (db) => {
          bothHaveTheirs.add(table);
          await until(() => bothHaveTheirs.size === 2);
          await db
            .insertInto("presences")
            .values({ table_id: beside, person: "ann", node: table, gone: null, in_sight: 1 })
            .execute();
        },
        { basis: { table, version: 0 } },
      );
    await Promise.all([writeBeside(one, "a", "b"), writeBeside(other, "b", "a")]);
    expect(await one.nodes.versions(["a", "b"])).toEqual(
      new Map([
        ["a", 1],
        ["b", 1],
      ]),
    );
  },
);
