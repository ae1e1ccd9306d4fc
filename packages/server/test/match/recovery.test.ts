import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { keptLog } from "../support/captured-log.ts";
import { Visitor } from "../support/client.ts";
import { Gate } from "../support/servers/commit-gate.ts";
import {
  atRest,
  caughtUp,
  closeServers,
  gather,
  named,
  openServer,
  play,
  roundTrip,
} from "../support/servers/test-server.ts";
import { sweepAfter } from "../support/servers/days-pass.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { ReadyBots } from "../support/servers/ready-bots.ts";
import { until } from "../support/until.ts";

afterEach(closeServers);

const MINUTE = 60_000;

test("a move in the middle of which the rules break has not happened, and nothing of it stays", async () => {
  const { log, lines } = keptLog();
  const { url } = await openServer({ log });
  const { table, host, guest } = named(await play(url, 2, { game: "torn" }));
  await host.answer();
  await caughtUp([guest]);
  const before = guest.sight;
  expect(await guest.answer()).toMatchObject({ kind: "refused", reason: "try-again" });
  expect(lines.at(-1)).toMatchObject({
    table,
    msg: "A table failed; it is loaded again.",
    error: { message: "The rules are torn." },
  });
  const tab = await guest.visitor.enter(table);
  expect(tab.sight).toEqual(before);
  expect(tab.lines).toEqual(guest.lines);
  // Nobody has acted since the host's card, so the host may still undo it.
  await host.done({ kind: "undo", table });
  await host.isAsked();
});

test("a bot whose answer the store did not take thinks and answers again after a second", async () => {
  const clock = new ManualClock();
  const gate = new Gate();
  const bots = new ReadyBots();
  const { log, lines } = keptLog();
  const server = await openServer({ clock, bots, log, gate });
  const { table, host } = named(await play(server.url, 1, { seats: 2 }));
  await host.answer();
  clock.advance(250);
  await atRest(server, table);
  gate.failures = 1;
  clock.advance(1800);
  await atRest(server, table);
  expect(lines.at(-1)).toMatchObject({
    table,
    error: { message: `A change of table ${table} was not kept.` },
  });
  clock.advance(999);
  await atRest(server, table);
  expect(bots.asked).toHaveLength(1);
  clock.advance(1);
  await atRest(server, table);
  expect(bots.asked).toHaveLength(2);
  clock.advance(1800);
  await host.until(() => JSON.stringify(host.lines).includes('"shown"'), "the bot's answer");
});

test("a clock whose answer the store did not take rings again", async () => {
  const clock = new ManualClock();
  const gate = new Gate();
  const server = await openServer({ clock, gate });
  const { table, host } = named(await play(server.url, 2, { options: { timed: true } }));
  gate.failures = 2;
  clock.advance(30_000);
  await atRest(server, table);
  expect(gate.failures).toBe(0);
  expect(host.lines).toHaveLength(1);
  clock.advance(1000);
  await host.until(() => JSON.stringify(host.lines).includes('"shown"'), "the end of the time");
});

test("after the table was reloaded, everyone is sent only what is new to them", async () => {
  const gate = new Gate();
  const { url } = await openServer({ gate });
  const { table, host, guest } = named(await play(url, 2));
  gate.failures = 1;
  expect((await host.answer()).kind).toBe("refused");
  await guest.done({ kind: "say", table, say: { text: "Hello?" } });
  await host.done({ kind: "say", table, say: { text: "Hello!" } });
  await caughtUp([guest]);
  expect(guest.lines).toHaveLength(3);
  expect(guest.messages.findLast(({ kind }) => kind === "match" || kind === "news")).toEqual({
    kind: "news",
    n: 2,
    told: [{ kind: "said", seat: 0, say: { text: "Hello!" } }],
  });
});

test("a word that the store did not take was not said, and is said once when it is sent again", async () => {
  const gate = new Gate();
  const { url } = await openServer({ gate });
  const { table, host, guest } = named(await gather(url, 2));
  const hello = { kind: "say", id: "hello", table, say: { text: "Hello!" } } as const;
  await guest.done({ ...hello, id: "first", say: { text: "First!" } });
  gate.failures = 1;
  expect(await guest.refusal(hello)).toBe("try-again");
  await guest.done(hello);
  await guest.done(hello);
  await host.done({ ...hello, say: { text: "Hello yourself!" } });
  await caughtUp([guest]);
  expect([host.chat, guest.chat]).toEqual([
    ["First!", "Hello!", "Hello yourself!"],
    ["First!", "Hello!", "Hello yourself!"],
  ]);
  expect(guest.messages.findLast(({ kind }) => kind === "chat")).toMatchObject({ from: 2 });
});

test("after a failure the table is what the store has of it", async () => {
  const gate = new Gate();
  const { url, store } = await openServer({ gate });
  const { table, host, guest } = named(await gather(url, 2));
  await guest.done({ kind: "say", table, say: { text: "Hello!" } });
  await store.write(async (db) => {
    await db.updateTable("tables").set({ pace: "quick" }).execute();
    await db.deleteFrom("chat").execute();
  });
  gate.failures = 1;
  expect(await guest.refusal({ kind: "say", table, say: { text: "Is anybody here?" } })).toBe("try-again");
  const tab = await host.visitor.enter(table);
  expect([tab.table?.pace, tab.chat]).toEqual(["quick", []]);
});

test("a table that could not be stored does not exist, and the request can be repeated", async () => {
  const gate = new Gate();
  const { log, lines } = keptLog();
  const { url } = await openServer({ log, gate });
  const visitor = await Visitor.to(url);
  // Who has done something is already kept.
  await visitor.create({ id: "another" });
  gate.failures = 1;
  const body = JSON.stringify({ id: "same", game: "sealed" });
  const response = await visitor.fetch("/api/tables", { method: "POST", body });
  expect([response.status, await response.json()]).toEqual([503, { reason: "try-again" }]);
  expect(lines.at(-1)).toMatchObject({ msg: "A new table could not be stored." });
  expect(await (await visitor.fetch("/api/tables")).json()).toMatchObject({ mine: [{}] });
  await visitor.create({ id: "same" });
});

test("a name that the store did not take is not mine, and I am told to try again", async () => {
  const gate = new Gate();
  const { log, lines } = keptLog();
  const { url } = await openServer({ log, gate });
  const visitor = await Visitor.to(url);
  gate.failures = 1;
  const response = await visitor.fetch("/api/me", { method: "PATCH", body: '{"name":"Lancelot"}' });
  expect([response.status, await response.json()]).toEqual([503, { reason: "try-again" }]);
  expect(lines.at(-1)).toMatchObject({ msg: "A request failed." });
  expect(await (await visitor.fetch("/api/me")).json()).toEqual({
    me: visitor.me,
    named: false,
    hasAccount: false,
  });
});

test("a server that stops lets end what is under way, and begins nothing more", async () => {
  const clock = new ManualClock();
  const gate = new Gate();
  const bots = new ReadyBots();
  const { log, lines } = keptLog();
  const server = await openServer({ clock, bots, log, gate });
  const body = { game: "unhurried", seats: 3, options: { timed: true } };
  const { table, host } = named(await play(server.url, 2, body));
  const { length: asked } = bots.asked;
  const held = gate.hold();
  const answered = host.answer();
  await held;
  let isStopped = false;
  const stopped = server.tables.stop().then(() => (isStopped = true));
  await roundTrip([host]);
  expect(isStopped).toBe(false);
  gate.release();
  expect((await answered).kind).toBe("ack");
  await stopped;
  // Neither the bot nor the clocks nor the watch over the absent are heard of again.
  await host.done({ kind: "exit", table });
  const said = lines.length;
  clock.advance(20 * MINUTE);
  await atRest(server, table);
  expect(bots.asked).toHaveLength(asked);
  const tab = await host.visitor.enter(table);
  expect(tab.lines).toEqual(host.lines);
  expect(lines.slice(said)).toEqual([]);
});

test("when the server has stopped, nothing that was awaited touches its store any more", async () => {
  const clock = new ManualClock();
  const { log, lines } = keptLog();
  const server = await openServer({ clock, log, bots: new ReadyBots() });
  const { host } = named(await play(server.url, 1, { seats: 2, options: { timed: true } }));
  const { table: left, host: away } = named(await play(server.url, 1, { seats: 2 }));
  await away.done({ kind: "exit", table: left });
  await atRest(server, left);
  await server.stop();
  await host.until(() => host.closed !== null);
  expect(host.closed).toEqual({ code: 1001 });
  const said = lines.length;
  clock.advance(3 * MINUTE);
  // Whatever began would have reached the closed store within a few turns of the loop.
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(lines.slice(said)).toEqual([]);
});

test("the log tells when a table moves on", async () => {
  const clock = new ManualClock();
  const { log, lines } = keptLog();
  const server = await openServer({ clock, log });
  const { url } = server;
  const { table, host, guest } = named(await play(url, 2));
  for (const client of [host, guest]) await client.done({ kind: "end-vote", table, agrees: true });
  const { table: waiting, host: first, guest: second } = named(await gather(url, 2));
  for (const client of [first, second]) await client.done({ kind: "exit", table: waiting });
  await atRest(server, waiting);
  for (const hours of [1, 24]) await sweepAfter(server, hours * 60 * MINUTE);
  await until(() => lines.some(({ table: id, msg }) => id === waiting && msg.includes("was closed")));
  const told = lines.map(({ table: id, status, ended, msg }) => ({ id, status, ended, msg }));
  expect(told.filter(({ id }) => id === table)).toEqual([
    { id: table, status: "playing", ended: null, msg: "A table changed its status." },
    { id: table, status: "over", ended: "together", msg: "A table changed its status." },
  ]);
  expect(told).toContainEqual({ id: waiting, msg: "A table that never started was closed." });
});

test("nobody is let in before the time in which no server ran is excused", async () => {
  const before = await openServer();
  await play(before.url, 2);
  await before.stop();
  const { dataDir, port } = before;
  const isOpen: boolean[] = [];
  await openServer({
    dataDir,
    settings: { port },
    beforeCommit: async () => void isOpen.push(await answersAt(port)),
  });
  expect(isOpen.length).toBeGreaterThan(1);
  expect(isOpen).not.toContain(true);
});

function answersAt(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => resolve(true));
    socket.on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });
}
