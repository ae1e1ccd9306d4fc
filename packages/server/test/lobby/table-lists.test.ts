import { CompiledQuery, sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import {
  endedRows,
  finishedTablesOf,
  hostedRows,
  openRows,
  openTables,
  ownRows,
  type SummaryPage,
  tablesOf,
} from "../../src/store/tables/table-lists.ts";
import { storeTime } from "@roundtable/host/clock";
import { lastSeenFirst } from "../../src/moderation/operator-lists.ts";
import { FIRST, type PageKey, pageKey } from "../../src/store/page-keys.ts";
import { type HistoryRequest, resultRows } from "../../src/history/result-repository.ts";
import type { Store } from "../../src/store/store.ts";
import { insertTable } from "../../src/store/tables/table-repository.ts";
import { over } from "@roundtable/host/votes/end-vote";
import type { Table } from "@roundtable/host/tables/table";
import { playing, tableOf } from "../support/a-table.ts";
import { Visitor } from "../support/client.ts";
import { isOnPostgres, newStore } from "../support/servers/test-store.ts";
import { closeServers, named, openServer, play } from "../support/servers/test-server.ts";
import { Secret } from "@roundtable/host/disclosure/secret";

afterEach(closeServers);

const MANY = 120;

/** So many tables of Ann's, several of them of the same moment, and one of another game among them. */
async function keepMany(store: Store, from: (nth: number) => Table): Promise<void> {
  await Promise.all(
    Array.from({ length: MANY }, (_, nth) => {
      const id = `t${nth}`;
      const game = nth === 7 ? "torn" : "sealed";
      return store.write((db) => insertTable(db, { ...from(nth), id, request: id, game }, new Secret("key")));
    }),
  );
}

/** Page after page, by the cursor that each has given. */
async function allPages(read: (after: PageKey | undefined) => Promise<SummaryPage>): Promise<string[][]> {
  const pages: string[][] = [];
  for (let after: PageKey | null | undefined; after !== null;) {
    const { items, more } = await read(after);
    pages.push(items.map(({ id }) => id));
    after = more === null ? null : pageKey(more);
  }
  return pages;
}

test("every list is read page by page: all of it, in order, and nothing twice", async () => {
  const store = await newStore();
  await keepMany(store, (nth) => ({ ...tableOf("ann"), created: Math.floor(nth / 3) }));
  const lists = [
    await allPages((after) => openTables(store.db, { now: storeTime(0), after })),
    await allPages((after) => tablesOf(store.db, "ann", after)),
  ];
  await store.write(async (db) => void (await db.deleteFrom("tables").execute()));
  await keepMany(store, (nth) => over({ ...playing("ann"), started: 1 }, "played", Math.floor(nth / 3)));
  lists.push(await allPages((after) => finishedTablesOf(store.db, "ann", after)));
  for (const pages of lists) {
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    const times = pages.flat().map((id) => Math.floor(Number(id.slice(1)) / 3));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(new Set(pages.flat()).size).toBe(MANY);
  }
});

test("a new table neither shifts nor repeats the next pages of a reader", async () => {
  const store = await newStore();
  await keepMany(store, (nth) => ({ ...tableOf("ann"), created: nth }));
  const first = await openTables(store.db, { now: storeTime(0) });
  await store.write((db) =>
    insertTable(db, { ...tableOf("bob"), id: "new", created: 999 }, new Secret("key")),
  );
  const second = await openTables(store.db, {
    now: storeTime(0),
    after: pageKey(first.more ?? "") ?? undefined,
  });
  expect([first.items.at(-1)?.id, second.items[0]?.id]).toEqual(["t70", "t69"]);
});

test("open tables of one game come alone", async () => {
  const store = await newStore();
  await keepMany(store, () => tableOf("ann"));
  expect((await openTables(store.db, { now: storeTime(0), game: "torn" })).items.map(({ id }) => id)).toEqual(
    ["t7"],
  );
});

test("among my tables those where I must move come first, on the first page", async () => {
  const { url } = await openServer();
  const { host, guest, table } = named(await play(url, 2));
  const { visitor } = host;
  for (let nth = 0; nth < 3; nth++) await visitor.create();
  const mine = async (): Promise<string | undefined> => {
    const body: unknown = await (await visitor.fetch("/api/tables/mine")).json();
    return (body as { tables: { id: string }[] }).tables[0]?.id;
  };
  expect(await mine()).toBe(table);
  await host.answer();
  expect(await mine()).not.toBe(table);
  await guest.answer();
});

test.each(["", "x", "MTIzIDQ1NiA3ODk", "Li4vLi4v", "1e9", "%00", "a".repeat(300)])(
  "a page that begins at %o is refused as unreadable",
  async (after) => {
    const { url } = await openServer();
    const visitor = await Visitor.to(url);
    for (const list of ["open", "mine", "finished"]) {
      const response = await visitor.fetch(`/api/tables/${list}?after=${after}`);
      expect([response.status, await response.json()]).toMatchObject([400, { reason: "unreadable" }]);
    }
  },
);

/** Enough that reading all of them would be the worse plan. */
const HEAP = 20_000;

/** How the engine would go about it. */
async function planOf(store: Store, { sql: text, parameters }: CompiledQuery): Promise<string> {
  const explain = isOnPostgres() ? "explain" : "explain query plan";
  const { rows } = await store.db.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]));
  return JSON.stringify(rows);
}

test("no list reads more than it shows, however much is kept", async () => {
  const store = await newStore();
  const moment = { id: "ann", name: "Ann", created: 0, seen: 0 };
  await store.write(async (db) => {
    await db.insertInto("people").values(moment).execute();
    for (const status of ["gathering", "over"])
      await sql`insert into tables (id, game, status, listed, host, pace, options, commitment, called_off, created,
          touched, started, over, maker, request)
        with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${sql.lit(HEAP)})
        select ${sql.lit(status)} || n, 'sealed', ${sql.lit(status)}, 1, 'ann', 'human', '{}', 'c', '[]', n, n, n, n,
          'ann', ${sql.lit(status)} || n from counted`.execute(db);
    await sql`insert into seats (table_id, seat, person, played_by, wants_end, stand_in_votes, is_over, over)
      select id, 0, case when status = 'over' or created < 10 then 'ann' else id end, 'person', 0, '[]',
        case status when 'over' then 1 else 0 end, case status when 'over' then over end from tables`.execute(
      db,
    );
    await sql`insert into people (id, name, created, seen) select 'p' || id, 'Somebody', created, created from tables`.execute(
      db,
    );
    await sql`insert into results (table_id, seat, game, seats, over, ended, person, won, forfeited, facts, rated)
      select id, 0, 'sealed', 2, over, 'played', 'ann', 1, 0, '{}', case when over < 100 then 1 else 0 end
      from tables where status = 'over'`.execute(db);
  });
  await sql`analyze`.execute(store.db);
  const somewhere = { at: HEAP / 2, id: "over7" };
  const plans = {
    open: await planOf(store, openRows(store.db, somewhere).compile()),
    newest: await planOf(store, openRows(store.db, FIRST).compile()),
    mine: await planOf(store, ownRows(store.db, "ann").compile()),
    hosted: await planOf(store, hostedRows(store.db, "ann", "gathering").limit(20).compile()),
    finished: await planOf(store, endedRows(store.db, "ann", somewhere).compile()),
    people: await planOf(store, lastSeenFirst(store.db, somewhere).limit(31).compile()),
  };
  const history = async (wish: Pick<HistoryRequest, "game" | "onlyRated">): Promise<string> =>
    await planOf(store, resultRows(store.db, { person: "ann", count: 21, ...wish }).compile());
  const histories = {
    own: await history({ onlyRated: false }),
    ownInAGame: await history({ onlyRated: false, game: "sealed" }),
    seen: await history({ onlyRated: true }),
    seenInAGame: await history({ onlyRated: true, game: "sealed" }),
  };
  expect(plans.open).toContain("tables_by_birth");
  expect(plans.newest).toContain("tables_by_birth");
  expect(plans.mine).toContain("seats_by_person");
  expect(plans.hosted).toContain("tables_by_host");
  expect(plans.finished).toContain("seats_by_person");
  expect(plans.people).toContain("people_by_sight");
  expect(histories.seen).toContain("if_rated");
  expect(histories.seenInAGame).toContain("if_rated");
  for (const plan of Object.values({ ...plans, ...histories }))
    expect(plan).not.toMatch(/Seq Scan|Bitmap|SCAN|Sort|TEMP B-TREE/);
});
