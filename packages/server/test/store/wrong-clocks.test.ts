import { afterEach, describe, expect, test } from "vitest";
import { uptimeOf } from "../../src/store/timestamps.ts";
import { allowRemovals } from "../../src/retention/removal-repository.ts";
import { Visitor } from "../support/client.ts";
import { isOnPostgres } from "../support/servers/test-store.ts";
import { keptLog } from "../support/captured-log.ts";
import { liveDays, sweepAfter } from "../support/servers/days-pass.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import { LEASE_MS } from "../support/servers/test-nodes.ts";
import {
  atRest,
  closeServers,
  gather,
  named,
  openServer,
  play,
  type TestServer,
} from "../support/servers/test-server.ts";
import { until } from "../support/until.ts";
import { WrongClock } from "../support/servers/wrong-clock.ts";

afterEach(closeServers);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much there is of what could be removed. */
async function kept({ store }: TestServer): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const rows of ["tables", "people", "sessions", "entries", "account_events"] as const) {
    const counted = store.db.selectFrom(rows).select((row) => row.fn.countAll<number>().as("count"));
    counts[rows] = (await counted.executeTakeFirstOrThrow()).count;
  }
  return counts;
}

async function marksIn({ store }: TestServer): Promise<string[]> {
  return (await store.db.selectFrom("removals").select("kind").execute()).map(({ kind }) => kind);
}

/** A finished match, one that runs, a table that waits, and the people of all of them, who have gone. */
async function fullHouse(server: TestServer): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const ends of [true, false]) {
    const { table, host, guest } = named(await play(server.url, 2));
    await host.answer();
    for (const client of [host, guest]) await client.visitor.fetch("/api/me");
    if (ends)
      for (const client of [host, guest]) await client.done({ kind: "end-vote", table, agrees: true });
    ids.push(table);
    for (const client of [host, guest]) await client.leave();
  }
  const { table, host, guest } = named(await gather(server.url, 2));
  ids.push(table);
  for (const client of [host, guest]) await client.leave();
  for (const id of ids) await atRest(server, id);
  return ids;
}

test("a first start with a clock that is 800 days ahead removes nothing, and a clock that is right again leaves no mark", async () => {
  const clock = new ManualClock();
  const before = await openServer({ clock, settings: { keepDays: 365 } });
  await fullHouse(before);
  await before.store.write(async (db) => {
    const event = {
      id: "e",
      person: "p",
      at: clock.now(),
      kind: "k",
      device: "",
      place: "",
      what: "",
      count: 1,
    };
    await db.insertInto("account_events").values(event).execute();
  });
  const all = await kept(before);
  await before.stop();
  clock.jump(800 * DAY);
  const { dataDir } = before;
  const wrong = await openServer({ clock, dataDir, settings: { keepDays: 365 } });
  for (let minute = 0; minute < 10; minute++) await wrong.tables.retention.sweep();
  // Not even when nobody notices for the whole of six days; but the table that waits is closed after one.
  expect(await kept(wrong)).toEqual(all);
  expect(await marksIn(wrong)).not.toEqual([]);
  for (let day = 0; day < 6; day++) await sweepAfter(wrong, 23 * HOUR);
  expect(await kept(wrong)).toMatchObject({ sessions: all["sessions"], entries: all["entries"] });
  await wrong.stop();
  clock.jump(-800 * DAY);
  const right = await openServer({ clock, dataDir, settings: { keepDays: 365 } });
  await sweepAfter(right, HOUR);
  expect(await marksIn(right)).toEqual([]);
  await liveDays(right, clock, 20);
  expect(await kept(right)).toMatchObject({ sessions: all["sessions"], entries: all["entries"] });
});

test("a clock that jumps on day after day does not shorten the week for which what is marked stays", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock, settings: { keepDays: 30 } });
  await fullHouse(server);
  const { entries } = await kept(server);
  for (let jump = 0; jump < 20; jump++) {
    clock.jump(40 * DAY);
    await server.tables.retention.sweep();
  }
  expect((await kept(server))["entries"]).toBe(entries);
});

test("what is marked and then used stays", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock, settings: { keepDays: 30 } });
  const visitor = await Visitor.to(server.url);
  await visitor.fetch("/api/me", { method: "PATCH", body: JSON.stringify({ name: "Guinevere" }) });
  await liveDays(server, clock, 31);
  expect(await marksIn(server)).toEqual(["person"]);
  await visitor.fetch("/api/me");
  await liveDays(server, clock, 1);
  expect(await marksIn(server)).toEqual([]);
  await liveDays(server, clock, 20);
  expect((await kept(server))["people"]).toBe(1);
});

describe("a sweep that would remove an unusual share of everything", () => {
  async function addPeople(server: TestServer, count: number, seen: number): Promise<void> {
    const { people = 0 } = await kept(server);
    const rows = Array.from({ length: count }, (_, nth) => ({ id: `person${people + nth}`, seen }));
    await server.store.write(async (db) => {
      await db
        .insertInto("people")
        .values(rows.map((row) => ({ ...row, name: "Ann", created: 0, signed_until: 0 })))
        .execute();
    });
  }

  test("stops, and says so in the log, in /healthz and in the metrics, until an operator allows it", async () => {
    const clock = new ManualClock();
    const { log, lines } = keptLog();
    const server = await openServer({ clock, log, settings: { keepDays: 30 } });
    await addPeople(server, 60, clock.now());
    await addPeople(server, 25, clock.now() - 100 * DAY);
    await sweepAfter(server, 0);
    expect(await marksIn(server)).toEqual([]);
    expect(lines.filter(({ level }) => level === 50)).toMatchObject([
      {
        msg: "Removals are held back.",
        warning: expect.stringContaining("25 of the kind person would be removed") as string,
      },
    ]);
    const health = await fetch(`${server.url}/healthz`);
    expect(health.status).toBe(200);
    expect(await health.json()).toEqual({
      status: "ok",
      warnings: [expect.stringContaining("npm run operator -- --allow-removals")],
    });
    const metrics = async () => (await fetch(`${server.url}/metrics`)).text();
    expect(await metrics()).toContain("roundtable_removals_held_back 25");
    await server.store.write(allowRemovals);
    await sweepAfter(server, HOUR);
    expect(await marksIn(server)).toHaveLength(25);
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: "ok" });
    await sweepAfter(server, 6 * DAY);
    expect((await kept(server))["people"]).toBe(85);
    await sweepAfter(server, DAY);
    expect((await kept(server))["people"]).toBe(60);
  });

  test("is the same when it comes bit by bit", async () => {
    const clock = new ManualClock();
    const server = await openServer({ clock, settings: { keepDays: 30 } });
    await addPeople(server, 60, clock.now());
    for (let hour = 0; hour < 5; hour++) {
      await addPeople(server, 8, clock.now() - 100 * DAY);
      await sweepAfter(server, HOUR);
    }
    expect(await marksIn(server)).toHaveLength(16);
  });
});

describe.runIf(isOnPostgres())("with several nodes", () => {
  const settings = { keepDays: 365 };

  /** A node whose clock is wrong; the database's is right. */
  async function wrongNode(
    right: ManualClock,
    dataDir: string,
    aheadMs: number,
    log = keptLog().log,
  ): Promise<{ node: TestServer; clock: WrongClock }> {
    const clock = new WrongClock(right, aheadMs);
    const databaseNow = () => right.now();
    return {
      node: await openServer({ clock, databaseNow, dataDir, settings, log, leaseMs: LEASE_MS }),
      clock,
    };
  }

  /** So many sweeps, each by a node that clears up: the lease on the last one is over. */
  async function minutes(clock: ManualClock, { store }: TestServer, count: number): Promise<void> {
    for (let minute = 0; minute < count; minute++) {
      const before = await uptimeOf(store.db);
      await until(async () => {
        await store.write(async (db) => {
          await db.updateTable("moments").set({ at: 0 }).where("name", "=", "sweep").execute();
        });
        clock.advance(MINUTE);
        return (await uptimeOf(store.db)) > before;
      });
    }
  }

  test("a node that is three days ahead closes no table that another has acknowledged", async () => {
    const clock = new ManualClock();
    const dataDir = newFolder();
    const right = { clock, dataDir, settings, leaseMs: LEASE_MS };
    const first = await openServer(right);
    const { node: ahead } = await wrongNode(clock, dataDir, 3 * DAY);
    await minutes(clock, first, 3);
    await first.stop();
    const second = await openServer(right);
    const tables: string[] = [];
    const visitor = await Visitor.to(second.url);
    for (let nth = 0; nth < 5; nth++) tables.push(await visitor.create({ seats: 2 }));
    await minutes(clock, second, 5);
    // Nor whichever of them clears up, until servers have run for a day.
    await sweepAfter(second, HOUR);
    await sweepAfter(ahead, 22 * HOUR);
    const visits = await Promise.all(tables.map((table) => visitor.enter(table)));
    expect(visits.map(({ table }) => table?.status)).toEqual(tables.map(() => "gathering"));
  });

  test("a node that is 800 days ahead removes nothing when the right one is started again, nor ever", async () => {
    const clock = new ManualClock();
    const dataDir = newFolder();
    const right = { clock, dataDir, settings, leaseMs: LEASE_MS };
    const first = await openServer(right);
    await fullHouse(first);
    const all = await kept(first);
    const { node: ahead } = await wrongNode(clock, dataDir, 800 * DAY);
    await minutes(clock, first, 2);
    await first.stop();
    const second = await openServer(right);
    await minutes(clock, second, 4);
    // Even if it cleared up, it would do so by the time of the database.
    for (let day = 0; day < 9; day++) await sweepAfter(ahead, 23 * HOUR);
    expect(await kept(second)).toMatchObject({ sessions: all["sessions"], entries: all["entries"] });
    expect(await marksIn(second)).toEqual([]);
  });

  test("people stay signed in at a node whose clock is years ahead, and a code from another node is taken there", async () => {
    const clock = new ManualClock();
    const server = await openServer({ clock, settings, leaseMs: LEASE_MS });
    const visitor = await Visitor.to(server.url);
    const table = await visitor.create();
    const { node } = await wrongNode(clock, server.dataDir, 800 * DAY);
    const there = visitor.at(node.url);
    expect((await there.fetch("/api/me/sessions")).status).toBe(200);
    expect((await there.enter(table)).table?.status).toBe("gathering");
    expect(node.store.clock.now()).toBe(clock.now());
  });

  test("a node whose clock is off says so once, takes no part in clearing up, and says when it is right again", async () => {
    const right = new ManualClock();
    const { log, lines } = keptLog();
    const { node, clock } = await wrongNode(right, newFolder(), 10_000, log);
    const about = () => lines.filter(({ msg }) => msg.includes("clock of this machine"));
    const health = async (): Promise<unknown> => (await fetch(`${node.url}/healthz`)).json();
    for (let minute = 0; minute < 3; minute++) right.advance(MINUTE);
    await until(() => about().length > 0);
    expect(about()).toMatchObject([
      { level: 50, warning: "The clock of this machine is 10 seconds ahead of the database's." },
    ]);
    expect(await health()).toEqual({ status: "ok", warnings: [expect.stringContaining("10 seconds ahead")] });
    expect(await (await fetch(`${node.url}/metrics`)).text()).toMatch(
      /^roundtable_clock_skew_seconds 9\.\d+$/m,
    );
    expect(await uptimeOf(node.store.db)).toBe(0);
    clock.aheadMs = -2000;
    await until(() => about().length > 1);
    expect(about()[1]?.msg).toBe("The clock of this machine is right again.");
    expect(await health()).toEqual({ status: "ok" });
    await minutes(right, node, 1);
  });
});
