import { afterEach, expect, test, vi } from "vitest";
import { keptLog } from "../support/captured-log.ts";
import { Visitor } from "../support/client.ts";
import { Gate } from "../support/servers/commit-gate.ts";
import { atRest, closeServers, gather, named, openServer, play } from "../support/servers/test-server.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { ReadyBots } from "../support/servers/ready-bots.ts";
import { until } from "../support/until.ts";

afterEach(closeServers);

const MINUTE = 60_000;

test("a table that everybody has closed stays in memory while they may still come back", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const { table, host, guest } = named(await gather(server.url, 2));
  for (const client of [host, guest]) await client.done({ kind: "exit", table });
  await atRest(server, table);
  clock.advance(2 * MINUTE - 1);
  await server.tables.forgetIdle();
  expect(server.tables.inMemory).toBe(1);
  clock.advance(1);
  await atRest(server, table);
  await server.tables.forgetIdle();
  expect(server.tables.inMemory).toBe(0);
});

test("every minute those that are idle leave by themselves", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const { url, tables } = server;
  const visitor = await Visitor.to(url);
  const table = await visitor.create();
  const client = await visitor.enter(table);
  // Where nobody sits, nobody is awaited.
  await client.done({ kind: "leave", table });
  for (let minute = 0; minute < 2; minute++) {
    await client.done({ kind: "enter", table });
    await client.done({ kind: "exit", table });
    await atRest(server, table);
    clock.advance(MINUTE - 1);
    await visitor.fetch("/api/tables");
    expect(tables.inMemory).toBe(1);
    clock.advance(1);
    await until(() => tables.inMemory === 0);
  }
});

test("a running clock keeps its table in memory", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const body = { game: "unhurried", options: { timed: true } };
  const { table, host, guest } = named(await play(server.url, 2, body));
  for (const client of [host, guest]) await client.done({ kind: "exit", table });
  await atRest(server, table);
  clock.advance(5 * MINUTE);
  await atRest(server, table);
  await server.tables.forgetIdle();
  expect(server.tables.inMemory).toBe(1);
  // When the time of all questions is over, so is the match.
  await until(async () => {
    clock.advance(5 * MINUTE);
    await atRest(server, table);
    await server.tables.forgetIdle();
    return server.tables.inMemory === 0;
  });
});

test("a table that is over needs neither its clocks nor its bots", async () => {
  const clock = new ManualClock();
  const bots = new ReadyBots();
  const server = await openServer({ clock, bots });
  const body = { game: "unhurried", seats: 2, options: { timed: true } };
  const { table, host } = named(await play(server.url, 1, body));
  await host.done({ kind: "end-vote", table, agrees: true });
  const { length: asked } = bots.asked;
  await host.done({ kind: "enter", table });
  expect(bots.asked).toHaveLength(asked);
  await host.done({ kind: "exit", table });
  await atRest(server, table);
  clock.advance(2 * MINUTE);
  await atRest(server, table);
  await server.tables.forgetIdle();
  expect(server.tables.inMemory).toBe(0);
});

test("something that is just being kept, or read, keeps its table in memory", async () => {
  const clock = new ManualClock();
  const gate = new Gate();
  const server = await openServer({ clock, gate, bots: new ReadyBots() });
  const { table, host } = named(await play(server.url, 1, { seats: 2 }));
  await host.done({ kind: "exit", table });
  await atRest(server, table);
  // After two minutes a bot gets the seat.
  const held = gate.hold();
  clock.advance(2 * MINUTE);
  await held;
  await server.tables.forgetIdle();
  expect(server.tables.inMemory).toBe(1);
  gate.release();
  await server.tables.at(table, async ({ live }) => {
    await live.read(() => null);
    await server.tables.forgetIdle();
    expect(server.tables.inMemory).toBe(1);
  });
  await server.tables.forgetIdle();
  expect(server.tables.inMemory).toBe(0);
});

test("a connection that has closed its table does not wake it when it ends", async () => {
  const { url, tables } = await openServer();
  const visitor = await Visitor.to(url);
  const table = await visitor.create();
  const client = await visitor.enter(table);
  await client.done({ kind: "leave", table });
  await client.done({ kind: "exit", table });
  await until(async () => {
    await tables.forgetIdle();
    return tables.inMemory === 0;
  });
  await client.leave();
  await until(async () =>
    (await (await fetch(`${url}/metrics`)).text()).includes("roundtable_connections 0"),
  );
  expect(tables.inMemory).toBe(0);
});

test("a table that does not exist is not remembered", async () => {
  const { url, tables } = await openServer();
  const client = await (await Visitor.to(url)).connect();
  expect(await client.refusal({ kind: "enter", table: "nosuchtable1" })).toBe("no-such-table");
  expect(tables.inMemory).toBe(0);
});

test("a table that cannot be read is tried again the next time", async () => {
  const { log, lines } = keptLog();
  const { url, tables, store } = await openServer({ log });
  const visitor = await Visitor.to(url);
  const table = await visitor.create();
  const setPace = (pace: string): Promise<void> =>
    store.write(async (db) => void (await db.updateTable("tables").set({ pace }).execute()));
  await setPace("warp");
  const client = await visitor.connect();
  expect(await client.refusal({ kind: "enter", table })).toBe("try-again");
  expect(lines.map(({ msg }) => msg)).toEqual(["A command failed."]);
  expect(tables.inMemory).toBe(0);
  await setPace("quick");
  await client.done({ kind: "enter", table });
  expect(client.table).toMatchObject({ pace: "quick" });
});

test("a table of a game that is no longer offered cannot be opened", async () => {
  const server = await openServer();
  const visitor = await Visitor.to(server.url);
  const table = await visitor.create();
  await server.stop();
  const { url } = await openServer({ dataDir: server.dataDir, registry: "@roundtable/games/registry" });
  const client = await visitor.at(url).connect();
  expect(await client.refusal({ kind: "enter", table })).toBe("no-such-table");
});

test("a connection that asked for tables that are not there has nothing to leave when it ends", async () => {
  const { url, tables } = await openServer();
  const client = await (await Visitor.to(url)).connect();
  const visits = vi.spyOn(tables, "at");
  for (const table of ["nosuchtable1", "nosuchtable2"])
    expect(await client.refusal({ kind: "enter", table })).toBe("no-such-table");
  expect(await client.refusal({ kind: "exit", table: "nosuchtable3" })).toBe("it was done");
  await client.leave();
  await until(async () =>
    (await (await fetch(`${url}/metrics`)).text()).includes("roundtable_connections 0"),
  );
  expect(visits).toHaveBeenCalledTimes(2);
});

test("one connection has so many tables open and no more", async () => {
  const { url } = await openServer();
  const visitor = await Visitor.to(url);
  const client = await visitor.connect();
  const made: string[] = [];
  for (let nth = 0; nth < 21; nth++) {
    const table = await (await Visitor.to(url)).create();
    made.push(table);
    if (nth < 20) await client.done({ kind: "enter", table });
  }
  expect(await client.refusal({ kind: "enter", table: made[20] ?? "" })).toBe("too-many-tables");
  await client.done({ kind: "enter", table: made[0] ?? "" });
  await client.done({ kind: "exit", table: made[0] ?? "" });
  await client.done({ kind: "enter", table: made[20] ?? "" });
});
