import { afterEach, expect, test, vi } from "vitest";
import { Visitor } from "./world/client.ts";
import { ManualClock } from "./world/manual-clock.ts";
import { closeServers, named, openServer, play, type TestServer } from "./world/test-server.ts";

vi.setConfig({ testTimeout: 40_000 });
afterEach(closeServers);

const DAY = 24 * 60 * 60 * 1000;

async function countOf(server: TestServer, rows: "people" | "tables" | "entries"): Promise<number> {
  const counted = server.store.db.selectFrom(rows).select((row) => row.fn.countAll<number>().as("count"));
  return (await counted.executeTakeFirstOrThrow()).count;
}

test("who only looks in leaves nothing behind", async () => {
  const server = await openServer();
  const visitor = await Visitor.to(server.url, "fr");
  const client = await visitor.connect();
  await client.done({ kind: "watch-lobby", on: true });
  expect(await countOf(server, "people")).toBe(0);
  expect(await (await visitor.fetch("/api/me")).json()).toEqual({ me: visitor.me, named: false });
  const table = await (await Visitor.to(server.url)).create();
  expect(await countOf(server, "people")).toBe(1);
  await client.done({ kind: "enter", table });
  await client.done({ kind: "sit", table });
  expect(await countOf(server, "people")).toBe(2);
  expect(client.table?.seats[1]).toMatchObject({ person: visitor.me });
});

/** One match that is over and one that sleeps, both of the same two people, who have gone. */
async function oldMatches(server: TestServer, clock: ManualClock): Promise<void> {
  for (const ends of [true, false]) {
    const { table, host, guest } = named(await play(server.url, 2));
    await host.answer();
    if (ends)
      for (const client of [host, guest]) await client.done({ kind: "end-vote", table, agrees: true });
    for (const client of [host, guest]) await client.leave();
  }
  await vi.waitUntil(async () => {
    clock.advance(60_000);
    await server.tables.forgetIdle();
    return server.tables.inMemory === 0;
  }, 10_000);
}

/** Days on which the server runs: it looks at the clock from time to time. */
async function live(server: TestServer, clock: ManualClock, days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    clock.jump(DAY);
    await server.tables.closeSilent();
  }
  await server.tables.removeOld();
}

test("matches go when they are older than the server keeps, and people when nothing speaks of them", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock, settings: { keepDays: 30 } });
  await oldMatches(server, clock);
  const { host } = named(await play(server.url, 2));
  const visitor = await Visitor.to(server.url);
  await visitor.fetch("/api/me", { method: "PATCH", body: JSON.stringify({ name: "Guinevere" }) });
  await live(server, clock, 29);
  expect([await countOf(server, "tables"), await countOf(server, "people")]).toEqual([3, 7]);
  await host.answer();
  await visitor.fetch("/api/me");
  await live(server, clock, 2);
  expect([await countOf(server, "tables"), await countOf(server, "people")]).toEqual([1, 3]);
  expect(await countOf(server, "entries")).toBe(1);
});

test("everything stays where the server is told to keep it, and for a week when the clock has jumped", async () => {
  const clock = new ManualClock();
  const hoarder = await openServer({ clock });
  await oldMatches(hoarder, clock);
  clock.jump(400 * DAY);
  await live(hoarder, clock, 8);
  expect(await countOf(hoarder, "tables")).toBe(2);
  const server = await openServer({ clock, settings: { keepDays: 30 } });
  await oldMatches(server, clock);
  await server.tables.closeSilent();
  clock.jump(400 * DAY);
  await live(server, clock, 6);
  expect(await countOf(server, "tables")).toBe(2);
  await live(server, clock, 2);
  expect(await countOf(server, "tables")).toBe(0);
});
