import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import { liveDays } from "../support/servers/days-pass.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import {
  closeServers,
  named,
  openServer,
  play,
  playOut,
  type TestServer,
} from "../support/servers/test-server.ts";
import { until } from "../support/until.ts";

afterEach(closeServers);

const DAY = 24 * 60 * 60 * 1000;

async function countOf(
  server: TestServer,
  rows: "people" | "tables" | "entries" | "removals",
): Promise<number> {
  const counted = server.store.db.selectFrom(rows).select((row) => row.fn.countAll<number>().as("count"));
  return (await counted.executeTakeFirstOrThrow()).count;
}

test("who only looks in leaves nothing behind", async () => {
  const server = await openServer();
  const visitor = await Visitor.to(server.url, "fr");
  const client = await visitor.connect();
  await client.done({ kind: "watch-lobby", on: true });
  expect(await countOf(server, "people")).toBe(0);
  expect(await (await visitor.fetch("/api/me")).json()).toEqual({
    me: visitor.me,
    named: false,
    hasAccount: false,
  });
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
  await forgotten(server, clock);
}

/** Nobody is at any table. */
async function forgotten(server: TestServer, clock: ManualClock): Promise<void> {
  await until(async () => {
    clock.advance(60_000);
    await server.tables.forgetIdle();
    return server.tables.inMemory === 0;
  });
}

/** What the log of each match answers. */
async function logsOf(server: TestServer, ids: readonly string[]): Promise<unknown[]> {
  return await Promise.all(
    ids.map(async (id): Promise<unknown> => (await fetch(`${server.url}/api/tables/${id}/log`)).json()),
  );
}

test("matches go when they are older than the server keeps, and people when nothing speaks of them", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock, settings: { keepDays: 30 } });
  await oldMatches(server, clock);
  const { host } = named(await play(server.url, 2));
  const visitor = await Visitor.to(server.url);
  await visitor.fetch("/api/me", { method: "PATCH", body: JSON.stringify({ name: "Guinevere" }) });
  await liveDays(server, clock, 29);
  expect([await countOf(server, "tables"), await countOf(server, "people")]).toEqual([3, 7]);
  await host.answer();
  await visitor.fetch("/api/me");
  await liveDays(server, clock, 2);
  // Marked, and still there for a week.
  expect([await countOf(server, "removals"), await countOf(server, "tables")]).toEqual([2, 3]);
  await liveDays(server, clock, 5);
  expect(await countOf(server, "tables")).toBe(3);
  await liveDays(server, clock, 2);
  expect([await countOf(server, "tables"), await countOf(server, "people")]).toEqual([1, 7]);
  expect(await countOf(server, "entries")).toBe(1);
  await liveDays(server, clock, 8);
  expect([await countOf(server, "tables"), await countOf(server, "people")]).toEqual([1, 3]);
  expect(await countOf(server, "removals")).toBe(0);
});

test("everything stays where the server is told to keep it", async () => {
  const clock = new ManualClock();
  const hoarder = await openServer({ clock });
  await oldMatches(hoarder, clock);
  clock.jump(400 * DAY);
  await liveDays(hoarder, clock, 8);
  expect(await countOf(hoarder, "tables")).toBe(2);
});

test("a finished match that is no longer kept can be looked at as before, where there is an archive", async () => {
  const clock = new ManualClock();
  const archiveDir = newFolder();
  const server = await openServer({ clock, settings: { keepDays: 30, archiveDir } });
  await oldMatches(server, clock);
  const ids = (await server.store.db.selectFrom("tables").select("id").execute()).map(({ id }) => id);
  const before = await logsOf(server, ids);
  await forgotten(server, clock);
  await liveDays(server, clock, 47);
  expect(await countOf(server, "tables")).toBe(0);
  const finished = before.findIndex((file) => typeof file === "object" && file !== null && "log" in file);
  const after = await logsOf(server, ids);
  expect(after[finished]).toMatchObject({ table: ids[finished], names: ["", ""] });
  expect({ ...(after[finished] as object), names: [] }).toEqual({
    ...(before[finished] as object),
    names: [],
  });
  expect(after[1 - finished]).toEqual({ reason: "no-such-table" });
});

test("an archived match is in the history; a deleted person is removed from it with their words", async () => {
  const clock = new ManualClock();
  const archiveDir = newFolder();
  const server = await openServer({ clock, settings: { keepDays: 30, archiveDir } });
  const clients = await play(server.url, 2);
  const { table, host, guest } = named(clients);
  await guest.done({ kind: "say", table, say: { text: "My secret is in." } });
  await host.done({ kind: "say", table, say: { text: "Mine is not." } });
  await playOut(clients);
  for (const client of clients) await client.leave();
  await forgotten(server, clock);
  await liveDays(server, clock, 29);
  for (const { visitor } of clients) await visitor.fetch("/api/me");
  await liveDays(server, clock, 9);
  expect(await countOf(server, "tables")).toBe(0);
  const history = async () => (await host.visitor.fetch("/api/people/me/history")).json();
  expect(await history()).toMatchObject({ results: [{ there: { table, isKept: true } }] });
  const archived = async () => {
    const bytes = await readFile(join(archiveDir, table.slice(0, 2), `${table}.json.gz`));
    return gunzipSync(bytes).toString();
  };
  expect(await archived()).toContain("My secret is in.");
  const { id, name } = guest.visitor.me;
  const left = await guest.visitor.fetch("/api/me", { method: "DELETE", body: JSON.stringify({ name }) });
  expect(left.status).toBe(204);
  for (const gone of ["My secret", id]) expect(await archived()).not.toContain(gone);
  expect(await archived()).toContain("Mine is not.");
  expect(await logsOf(server, [table])).toMatchObject([{ table, names: [host.visitor.me.name, ""] }]);
});

test("what the archive cannot take stays; and nothing but its matches is read from there", async () => {
  const clock = new ManualClock();
  const archiveDir = join(newFolder(), "archive");
  const server = await openServer({ clock, settings: { keepDays: 30, archiveDir } });
  await rm(archiveDir, { recursive: true });
  await writeFile(archiveDir, "This is no folder.");
  await oldMatches(server, clock);
  await liveDays(server, clock, 39);
  expect(await countOf(server, "tables")).toBe(1);
  await rm(archiveDir);
  await liveDays(server, clock, 1);
  expect(await countOf(server, "tables")).toBe(0);
  const [beginning = ""] = await readdir(archiveDir);
  expect(await readdir(join(archiveDir, beginning))).toEqual([expect.stringMatching(/^\w{12}\.json\.gz$/)]);
  for (const id of ["..%2F..%2Fetc%2Fpasswd", beginning, `${beginning}%2Fx`])
    expect((await fetch(`${server.url}/api/tables/${id}/log`)).status).toBe(404);
});
