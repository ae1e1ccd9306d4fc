import { afterEach, expect, test } from "vitest";
import { type Client, Visitor } from "../support/client.ts";
import { Gate } from "../support/servers/commit-gate.ts";
import {
  atRest,
  closeServers,
  caughtUp,
  gather,
  named,
  openServer,
  play,
  playOut,
} from "../support/servers/test-server.ts";
import { sweepAfter } from "../support/servers/days-pass.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { ReadyBots } from "../support/servers/ready-bots.ts";
import { until } from "../support/until.ts";
import { keptMatch } from "../support/stored-match.ts";

afterEach(closeServers);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test("a leaver's seat is played by a bot until they take it back", async () => {
  const { url } = await openServer();
  const [host, guest] = await play(url, 2);
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const table = host.table.id;
  await host.done({ kind: "pace", table, pace: "instant" });
  await host.answer();
  await guest.done({ kind: "leave", table });
  await host.until(
    () => host.lines.some((line) => line.kind === "told" && line.told.kind === "shown"),
    "the bot's card",
  );
  expect(host.table.seats[1]).toMatchObject({ kind: "person", playedBy: "bot", here: true });
  expect(await guest.refusal({ kind: "answer", table, decision: "1-1", answer: "x" })).toBe("bot-plays");

  await guest.done({ kind: "return", table });
  expect(guest.table?.seats[1]).toMatchObject({ playedBy: "person" });
  await playOut([host, guest]);
  expect(guest.table).toMatchObject({ status: "over", ended: "played" });
});

test("after two minutes away the others may call a bot, and the person can return to their seat", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const [host, guest] = await play(url, 2);
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const table = host.table.id;
  await guest.leave();
  await host.until(() => host.table?.seats[1]?.kind === "person" && !host.table.seats[1].here, "the absence");
  clock.advance(2 * MINUTE - 1);
  expect(await host.refusal({ kind: "stand-in-vote", table, seat: 1, agrees: true })).toBe("not-away");
  clock.advance(1);
  await host.done({ kind: "stand-in-vote", table, seat: 1, agrees: true });
  expect(host.table.seats[1]).toMatchObject({ playedBy: "bot", here: false });
  const back = await guest.visitor.enter(table);
  expect(back.table?.seats[1]).toMatchObject({ playedBy: "bot", here: true });
  await back.done({ kind: "return", table });
  await caughtUp([host]);
  expect(host.table.seats[1]).toMatchObject({ playedBy: "person", here: true });
});

test("a table that everybody has left waits for them as it was", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock, bots: new ReadyBots() });
  const visitor = await Visitor.to(server.url);
  const table = await visitor.create({ seats: 3, play: true });
  const client = await visitor.enter(table);
  await client.isAsked();
  await client.done({ kind: "exit", table });
  // Only bots remain: after two minutes one has the seat, but nobody plays to empty chairs.
  for (let minute = 0; minute < 10; minute++) {
    clock.advance(MINUTE);
    await atRest(server, table);
  }
  expect((await keptMatch(server.store.db, table))?.log.entries).toEqual([]);
  await server.tables.forgetIdle();
  const back = await visitor.enter(table);
  expect(back.lines).toEqual(client.lines);
  expect(back.table?.seats[0]).toMatchObject({ playedBy: "bot" });
  await back.done({ kind: "return", table });
  await back.isAsked();
});

test("the people at a table end it together, and its chance is opened", async () => {
  const { url } = await openServer();
  const [host, guest, third] = await play(url, 3);
  if (host?.table == null || guest === undefined || third === undefined)
    throw new Error("There is no table.");
  const table = host.table.id;
  await host.done({ kind: "end-vote", table, agrees: true });
  await caughtUp([guest]);
  expect(guest.table).toMatchObject({ status: "playing", endVotes: [0] });
  await guest.done({ kind: "end-vote", table, agrees: true });
  expect(guest.table?.fairness.key).toBeNull();
  // The one who did not want to end it leaves: the others' word counts.
  await third.done({ kind: "leave", table });
  await caughtUp([guest]);
  expect(guest.table).toMatchObject({ status: "over", ended: "together" });
  expect(guest.table?.fairness.key).toMatch(/^[0-9a-f]{64}$/);
  expect(await host.refusal({ kind: "answer", table, decision: "0-1", answer: "card-1" })).toBe("match-over");
});

test("a match sleeps in the store for as long as its people are silent, and wakes when one of them comes", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const { table, host, guest } = named(await play(server.url, 2));
  await host.answer();
  for (const client of [host, guest]) await client.done({ kind: "exit", table });
  for (let day = 0; day < 3; day++) {
    clock.advance(24 * HOUR);
    await sweepAfter(server, 24 * HOUR);
  }
  await until(async () => {
    await server.tables.forgetIdle();
    return server.tables.inMemory === 0;
  });
  const back = await host.visitor.enter(table);
  expect(back.table).toMatchObject({ status: "playing", ended: null, fairness: { key: null } });
  expect(back.lines).toEqual(host.lines);
});

test("a match at which people sit and think for days is still theirs", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const { host } = named(await play(server.url, 2));
  for (const _day of [1, 2]) await sweepAfter(server, 24 * HOUR);
  await caughtUp([host]);
  expect(host.table).toMatchObject({ status: "playing", ended: null });
  await host.answer();
});

test("a table that never started is gone when nobody was there for a day", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const { table, host, guest } = named(await gather(server.url, 2));
  await guest.done({ kind: "exit", table });
  for (const _day of [1, 2]) await sweepAfter(server, 24 * HOUR);
  // As long as somebody looks at it, it is not silent, and when they have gone the day begins.
  clock.advance(MINUTE);
  await host.done({ kind: "exit", table });
  await atRest(server, table);
  await sweepAfter(server, 23 * HOUR);
  clock.advance(MINUTE);
  await host.done({ kind: "enter", table });
  await host.done({ kind: "exit", table });
  await atRest(server, table);
  for (const hours of [1, 23]) await sweepAfter(server, hours * HOUR);
  const back = await host.visitor.enter(table);
  expect(back.table?.status).toBe("gathering");
  clock.advance(MINUTE);
  await back.done({ kind: "exit", table });
  await atRest(server, table);
  for (const hours of [1, 24]) await sweepAfter(server, hours * HOUR);
  expect(await host.refusal({ kind: "enter", table })).toBe("no-such-table");
});

test("neither a clock that jumps nor a server that stands still makes a table silent", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const { table, host, guest } = named(await gather(server.url, 2));
  for (const client of [host, guest]) await client.done({ kind: "exit", table });
  await atRest(server, table);
  clock.jump(48 * HOUR);
  for (const _minute of [1, 2, 3]) await server.tables.retention.sweep();
  await server.stop();
  clock.jump(800 * 24 * HOUR);
  const again = await openServer({ clock, dataDir: server.dataDir });
  await sweepAfter(again, 23 * HOUR);
  clock.jump(-800 * 24 * HOUR);
  const back = await host.visitor.at(again.url).enter(table);
  expect(back.table?.status).toBe("gathering");
});

test("idle tables leave memory and come back as they were", async () => {
  const server = await openServer({ clock: new ManualClock() });
  const { tables, url } = server;
  const [host, guest] = await gather(url, 2);
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const table = host.table.id;
  await host.done({ kind: "say", table, say: { text: "Ready?" } });
  expect(tables.inMemory).toBe(1);
  await tables.forgetIdle();
  expect(tables.inMemory).toBe(1);
  await host.done({ kind: "exit", table });
  await guest.done({ kind: "exit", table });
  await atRest(server, table);
  await tables.at(table, ({ live }) => live.stop());
  await tables.forgetIdle();
  expect(tables.inMemory).toBe(0);
  const back = await guest.visitor.enter(table);
  expect(back.chat).toEqual(["Ready?"]);
  expect(back.table?.seats[0]).toMatchObject({ kind: "person", person: host.visitor.me, here: false });
});

test("a duration that the game names is kept across a restart, and its own answer is given when it is over", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const [host, guest] = await play(server.url, 2, { options: { timed: true } });
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const table = host.table.id;
  expect(host.sight?.deadline).toBe(clock.now() + 30_000);
  clock.advance(20_000);
  await guest.answer();
  await caughtUp([host]);
  expect(host.sight?.deadline).toBe(clock.now() + 10_000);
  await server.stop();

  const again = await openServer({ clock, dataDir: server.dataDir });
  clock.advance(9_999);
  const back = await host.visitor.at(again.url).enter(table);
  expect(back.sight?.view).toMatchObject({ bid: null, round: 0 });
  clock.advance(1);
  await back.until(() => back.lines.some(({ kind }) => kind === "time-over"), "the end of the time");
  expect(kindsOf(back)).toEqual(["dealt", "time-over", "laid", "shown"]);
});

test("players who run out of time in secret are told only of themselves, all at one moment", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const people = await play(url, 4, { options: { timed: true } });
  const [punctual, ...hesitating] = people;
  if (punctual === undefined) throw new Error("There is no table.");
  await punctual.answer();
  await caughtUp(people);
  const heard = people.map(stepsHeardBy);
  clock.advance(30_000);
  for (const client of people)
    await client.until(() => kindsOf(client).includes("shown"), "the end of the time");
  await caughtUp(people);
  expect(kindsOf(punctual)).toEqual(["dealt", "laid", "shown"]);
  for (const client of hesitating) expect(kindsOf(client)).toEqual(["dealt", "time-over", "laid", "shown"]);
  expect(people.map(stepsHeardBy)).toEqual(heard.map((steps) => steps + 1));
});

test("a player who undoes a secret answer has no more time than the others", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const [host, guest] = await play(url, 2, { options: { timed: true } });
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const deadline = host.sight?.deadline;
  clock.advance(20_000);
  await host.answer();
  await host.done({ kind: "undo", table: host.table.id });
  await caughtUp([host, guest]);
  expect([host.sight?.deadline, guest.sight?.deadline]).toEqual([deadline, deadline]);
});

test("running out of time is public if everyone was waiting for that player", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const people = await play(url, 2, { options: { timed: true } });
  for (const client of people) await client.answer();
  await caughtUp(people);
  const winner = people.find(({ sight }) => sight?.decision != null);
  clock.advance(30_000);
  for (const client of people) {
    await client.until(() => kindsOf(client).includes("scored"), "the end of the time");
    expect(client.lines.at(-2)).toEqual({ kind: "time-over", seat: winner?.seat });
  }
});

function kindsOf({ lines }: Client): string[] {
  return lines.map((line) => (line.kind === "told" ? line.told.kind : line.kind));
}

function stepsHeardBy({ messages }: Client): number {
  return messages.filter(({ kind }) => kind === "match" || kind === "news").length;
}

test("a deadline belongs to its question: asked anew, a seat has its whole time again", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const { table, host, guest, third } = named(await play(url, 3, { options: { timed: true } }));
  for (const client of [host, guest, third]) await client.answer();
  await caughtUp([host, guest, third]);
  // Only the highest is asked now; with the host's card all go back, and everybody is asked anew.
  const deadlines = [host, guest, third].map(({ sight }) => sight?.deadline ?? null);
  expect(deadlines.filter((deadline) => deadline !== null)).toEqual([clock.now() + 30_000]);
  clock.advance(20_000);
  await host.done({ kind: "undo", table });
  for (const client of [guest, third]) await client.done({ kind: "undo-vote", table, of: 0, agrees: true });
  await caughtUp([host, guest, third]);
  for (const client of [host, guest, third]) expect(client.sight?.deadline).toBe(clock.now() + 30_000);
  clock.advance(30_000);
  await third.until(() => JSON.stringify(third.lines).includes('"shown"'), "the end of everybody's time");
});

test("a new absence needs new votes", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const { table, host, guest, third } = named(await play(server.url, 3));
  const votesFor = async (voter: Client): Promise<unknown> => {
    await third.done({ kind: "exit", table });
    await atRest(server, table);
    clock.advance(2 * MINUTE);
    await voter.done({ kind: "stand-in-vote", table, seat: 2, agrees: true });
    return voter.table?.seats[2];
  };
  expect(await votesFor(host)).toMatchObject({ playedBy: "person", standInVotes: [0] });
  await third.done({ kind: "enter", table });
  await caughtUp([host]);
  expect(host.table?.seats[2]).toMatchObject({ here: true, awaySince: null, standInVotes: [] });
  expect(await votesFor(guest)).toMatchObject({ playedBy: "person", standInVotes: [1] });
});

test("no clock runs on at a table that is over, nor after a restart", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const { table, host, guest } = named(await play(server.url, 2, { options: { timed: true } }));
  const { host: other } = named(await play(server.url, 2, { options: { timed: true } }));
  for (const client of [host, guest]) await client.done({ kind: "end-vote", table, agrees: true });
  const { lines } = host;
  clock.advance(MINUTE);
  await other.until(() => JSON.stringify(other.lines).includes('"shown"'), "the end of the other's time");
  await caughtUp([host]);
  expect(host.lines).toEqual(lines);
  await play(server.url, 2, { options: { timed: true } });
  await server.stop();
  // Only the tables are awake again whose clocks still run.
  const again = await openServer({ clock, dataDir: server.dataDir });
  expect(again.tables.inMemory).toBe(2);
});

test("votes to end the match are kept across a restart", async () => {
  const server = await openServer();
  const { table, host, guest } = named(await play(server.url, 2));
  await host.done({ kind: "end-vote", table, agrees: true });
  await server.stop();
  const { url } = await openServer({ dataDir: server.dataDir });
  const back = await guest.visitor.at(url).enter(table);
  expect(back.table).toMatchObject({ status: "playing", endVotes: [0] });
  await back.done({ kind: "end-vote", table, agrees: true });
  expect(back.table).toMatchObject({ status: "over", ended: "together" });
});

test("before the match an absent host is followed by one who is here, as soon as two minutes have passed", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const { table, host, guest } = named(await gather(server.url, 2));
  await host.done({ kind: "exit", table });
  await guest.until(() => guest.table?.seats[0]?.kind === "person" && !guest.table.seats[0].here);
  expect(guest.table?.seats[0]).toMatchObject({ awaySince: clock.now() });
  clock.advance(2 * MINUTE);
  await guest.until(() => guest.table?.host === guest.visitor.me.id, "the new host");
});

test("after a restart everyone is away since then, until they come", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const body = { game: "unhurried", options: { timed: true } };
  const { table, host, guest } = named(await play(server.url, 2, body));
  await server.stop();
  clock.advance(MINUTE);
  const { url } = await openServer({ clock, dataDir: server.dataDir });
  const restarted = clock.now();
  clock.advance(2 * MINUTE);
  const back = await host.visitor.at(url).enter(table);
  expect(back.table?.seats).toMatchObject([{ here: true }, { here: false, awaySince: restarted }]);
  await back.done({ kind: "stand-in-vote", table, seat: 1, agrees: true });
  expect(back.table?.seats[1]).toMatchObject({ person: guest.visitor.me, playedBy: "bot" });
});

test("what a clock or a bot was about to do when the match was ended is not done any more", async () => {
  const clock = new ManualClock();
  const gate = new Gate();
  const server = await openServer({ clock, gate, bots: new ReadyBots() });
  const { table, host, guest } = named(await play(server.url, 2, { seats: 3, options: { timed: true } }));
  await host.done({ kind: "end-vote", table, agrees: true });
  const held = gate.hold();
  const ended = guest.done({ kind: "end-vote", table, agrees: true });
  await held;
  clock.advance(MINUTE);
  gate.release();
  await ended;
  await atRest(server, table);
  expect((await keptMatch(server.store.db, table))?.log.entries).toEqual([]);
});
