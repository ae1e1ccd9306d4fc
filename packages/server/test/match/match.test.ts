import { verify } from "@roundtable/fairness";
import { replayToEnd } from "@roundtable/kernel";
import type { MatchFile } from "@roundtable/protocol";
import { afterEach, expect, test } from "vitest";
import { type Client, Visitor, type Wish } from "../support/client.ts";
import {
  closeServers,
  caughtUp,
  gather,
  named,
  openServer,
  play,
  playOut,
  roundTrip,
} from "../support/servers/test-server.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { ReadyBots } from "../support/servers/ready-bots.ts";
import { game } from "../support/servers/sealed-game.ts";

afterEach(closeServers);

const MINUTE = 60_000;

test("two people play a match to its end, and each sees only their own cards", async () => {
  const { url } = await openServer();
  const clients = await play(url, 2);
  await playOut(clients);
  const [one, other] = clients;
  expect(one?.table).toMatchObject({ status: "over", ended: "played" });
  expect(one?.sight?.outcome?.winners.length).toBeGreaterThan(0);
  expect(other?.sight?.outcome).toEqual(one?.sight?.outcome);
  const dealt = clients.map(({ lines }) => JSON.stringify(lines[0]));
  expect(dealt[0]).toMatch(/"hands":\[\[\d+,\d+,\d+\],\[\]\]/);
  expect(dealt[1]).toMatch(/"hands":\[\[\],\[\d+,\d+,\d+\]\]/);
});

test("the finished match can be downloaded by those who played, and its chance verified", async () => {
  const { url } = await openServer();
  const [host, guest] = await gather(url, 2);
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const table = host.table.id;
  const { commitment } = host.table.fairness;
  expect(host.table.fairness).toMatchObject({ seals: null, key: null });
  await host.done({ kind: "start", table });
  expect((await host.visitor.fetch(`/api/tables/${table}/log`)).status).toBe(403);
  await playOut([host, guest]);

  const file = (await (await guest.visitor.fetch(`/api/tables/${table}/log`)).json()) as MatchFile;
  expect(file.key).toBe(host.table.fairness.key);
  expect(file.log.header.fairness?.commitment).toBe(commitment);
  for (const { witness } of [host, guest]) {
    expect(verify(file.log, file.key, witness)).toMatchObject({ kind: "fair", proof: "own-share" });
  }
  expect(replayToEnd(game, file.log as never).outcome).toEqual(file.outcome);
  const forStrangers = await fetch(`${url}/api/tables/${table}/log`);
  expect(await forStrangers.json()).toEqual(file);
});

test("“Play now” is playing after one call and a share of chance, with bots on the other seats", async () => {
  const { url } = await openServer();
  const visitor = await Visitor.to(url);
  const table = await visitor.create({ seats: 4, play: true });
  const client = await visitor.enter(table);
  await client.isAsked();
  await client.done({ kind: "pace", table, pace: "instant" });
  while (client.sight?.outcome == null) {
    await client.until(() => client.sight?.decision != null || client.sight?.outcome != null);
    if (client.sight?.decision != null) await client.answer();
  }
  expect(client.table).toMatchObject({ status: "over", ended: "played" });
});

test("a command that is sent again is acknowledged again and done once, also after a restart", async () => {
  const server = await openServer();
  const [host, guest] = await play(server.url, 2);
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const table = host.table.id;
  const decision = host.sight?.decision?.id ?? "";
  const answer = host.sight?.decision?.answers[0]?.id ?? "";
  const command = { kind: "answer", id: "my-first-card", table, decision, answer } as const;
  await host.done(command);
  await host.done(command);
  const hand = host.sight?.view;
  await server.stop();

  const again = await openServer({ dataDir: server.dataDir });
  const back = await host.visitor.at(again.url).enter(table);
  await back.done(command);
  await back.done({ ...command, answer: "another" });
  expect(back.sight?.view).toEqual(hand);
  expect(back.lines).toEqual(host.lines);
});

test("two people may give their commands the same ids", async () => {
  const { url } = await openServer();
  const { host, guest } = named(await play(url, 2));
  for (const client of [host, guest]) expect((await client.answer(undefined, "1")).kind).toBe("ack");
  await caughtUp([host]);
  expect(host.lines.at(-1)).toMatchObject({ told: { kind: "shown" } });
});

test("chance goes on after a restart as it had been promised", async () => {
  const server = await openServer();
  const { table, host, guest } = named(await play(server.url, 2));
  await host.answer();
  await server.stop();
  const { url } = await openServer({ dataDir: server.dataDir });
  const back = [await host.visitor.at(url).enter(table), await guest.visitor.at(url).enter(table)];
  // The first answer to “roll or keep” is a roll.
  await playOut(back);
  const file = (await (await host.visitor.at(url).fetch(`/api/tables/${table}/log`)).json()) as MatchFile;
  expect(JSON.stringify(file.log.entries)).toContain('"drew"');
  expect(verify(file.log, file.key)).toMatchObject({ kind: "fair" });
});

test("what is said after the end does not put it off", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const clients = await play(url, 2);
  const { table, host } = named(clients);
  await playOut(clients);
  const ended = clock.now();
  clock.advance(MINUTE);
  await host.done({ kind: "say", table, say: { text: "Well played." } });
  const file = (await (await host.visitor.fetch(`/api/tables/${table}/log`)).json()) as MatchFile;
  expect(file).toMatchObject({ ended });
});

test("the move that ended a match is acknowledged when it is sent again", async () => {
  const { url } = await openServer();
  const clients = await play(url, 2);
  const sent: Wish[] = [];
  for (const client of clients) {
    const send = client.socket.send.bind(client.socket);
    client.socket.send = (text: string) => {
      sent.push(JSON.parse(text) as Wish);
      send(text);
    };
  }
  await playOut(clients);
  const last = sent.findLast(({ kind }) => kind === "answer");
  if (last === undefined) throw new Error("Nobody answered.");
  const replies = await Promise.all(clients.map((client) => client.ask(last)));
  expect(replies.map((reply) => (reply.kind === "ack" ? "ack" : reply.reason)).toSorted()).toEqual([
    "ack",
    "match-over",
  ]);
});

test("what was said before the match and is sent again after its start is not said a second time", async () => {
  const { url } = await openServer();
  const { table, host, guest } = named(await gather(url, 2));
  const hello = { kind: "say", id: "hello", table, say: { text: "Hello!" } } as const;
  await guest.done(hello);
  await host.done({ kind: "start", table });
  await guest.isAsked();
  await guest.done(hello);
  await caughtUp([host]);
  expect(host.chat).toEqual(["Hello!"]);
  expect(JSON.stringify(host.lines)).not.toContain("Hello!");
});

test("who comes back with some lines of the log gets the others", async () => {
  const { url } = await openServer();
  const [host, guest] = await play(url, 2);
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const table = host.table.id;
  await guest.leave();
  const known = guest.lines.length;
  await host.answer();
  await host.done({ kind: "say", table, say: { text: "Hurry up!" } });
  const back = await guest.visitor.connect();
  await back.done({ kind: "enter", table, lines: known });
  const step = back.messages.find(({ kind }) => kind === "match");
  expect(step).toMatchObject({
    from: known,
    lines: [{ kind: "told", told: { kind: "said", seat: 0, say: { text: "Hurry up!" } } }],
  });
});

test("a client that claims more lines than there are gets them all", async () => {
  const { url } = await openServer();
  const { table, host } = named(await play(url, 2));
  const [all, none] = [await host.visitor.connect(), await host.visitor.connect()];
  await all.done({ kind: "enter", table, lines: 2 });
  await none.done({ kind: "enter", table, lines: 1 });
  const step = (client: Client) => client.messages.find(({ kind }) => kind === "match");
  expect(step(all)).toMatchObject({ from: 0, lines: [{ kind: "told" }] });
  expect(step(none)).toMatchObject({ from: 1, lines: [] });
});

test("all tabs of a person see the same, and any of them may answer", async () => {
  const { url } = await openServer();
  const { table, host, guest } = named(await play(url, 2));
  const phone = await host.visitor.enter(table);
  expect(phone.sight).toEqual(host.sight);
  await phone.answer();
  await caughtUp([host]);
  expect(host.sight?.decision).toBeNull();
  expect(host.sight).toEqual(phone.sight);
  await host.done({ kind: "exit", table });
  await guest.answer();
  expect(guest.table?.seats[0]).toMatchObject({ here: true });
  await phone.done({ kind: "exit", table });
  await guest.until(() => guest.table?.seats[0]?.kind === "person" && !guest.table.seats[0].here);
});

test("who only watches gets the public view, is counted, and cannot answer", async () => {
  const { url } = await openServer();
  const [host] = await play(url, 2);
  if (host?.table == null) throw new Error("There is no table.");
  const table = host.table.id;
  const watcher = await (await Visitor.to(url)).enter(table);
  expect(watcher.sight).toMatchObject({ viewer: "public", decision: null, view: { hand: [] } });
  expect(watcher.table?.watchers).toBe(1);
  const decision = host.sight?.decision?.id ?? "";
  expect(await watcher.refusal({ kind: "answer", table, decision, answer: "card-1" })).toBe("not-seated");
});

test("bad answers are refused with their reason and change nothing", async () => {
  const { url } = await openServer();
  const [host, guest] = await play(url, 2);
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const table = host.table.id;
  const decision = host.sight?.decision?.id ?? "";
  const before = JSON.stringify([host.sight, host.lines]);
  expect(await host.refusal({ kind: "answer", table, decision, answer: "card-999" })).toBe("illegal-answer");
  expect(await guest.refusal({ kind: "answer", table, decision, answer: "card-1" })).toBe("stale-decision");
  expect(await host.refusal({ kind: "undo", table })).toBe("nothing-to-undo");
  expect(await host.refusal({ kind: "answer", table: "nosuchtable1", decision, answer: "x" })).toBe(
    "no-such-table",
  );
  expect(JSON.stringify([host.sight, host.lines])).toBe(before);
});

test("a secret answer is taken back without anybody else noticing", async () => {
  const { url } = await openServer();
  const [host, guest] = await play(url, 3);
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  await caughtUp([guest]);
  const heard = guest.frames.filter((frame) => frame.includes('"match"')).length;
  await host.answer();
  expect(host.sight?.undo).toBe("free");
  await host.done({ kind: "undo", table: host.table.id });
  expect(host.lines.at(-1)).toMatchObject({ kind: "taken-back", seat: 0, from: 1 });
  await host.isAsked();
  await caughtUp([guest]);
  expect(guest.frames.filter((frame) => frame.includes('"match"'))).toHaveLength(heard);
});

test("beyond what is free, the table is asked to take a move back", async () => {
  const { url } = await openServer();
  const [host, guest] = await play(url, 2);
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const table = host.table.id;
  await host.answer();
  await guest.answer();
  await caughtUp([host, guest]);
  expect(host.sight?.undo).toBe("by-agreement");
  await host.done({ kind: "undo", table });
  await caughtUp([guest]);
  expect(guest.sight?.undoAsked).toEqual({ seat: 0, agreed: [] });
  await guest.done({ kind: "undo-vote", table, of: 0, agrees: true });
  await caughtUp([host]);
  expect(host.sight?.view).toMatchObject({ bid: null, round: 0 });
  expect(guest.lines.at(-1)).toMatchObject({ kind: "taken-back", of: 0, agreed: [1] });
});

test("bots wait while people decide whether a move is taken back", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock, bots: new ReadyBots() });
  const people = await play(url, 2, { seats: 3 });
  const { table, host } = named(people);
  // The first round; in the second the bot would lay its card as soon as the clock moves on.
  while (roundOf(host) === 0) {
    for (const client of people) if (client.sight?.decision != null) await client.answer();
    // By small steps: a bot that has thought begins its pause only then.
    const isAsked = () => people.some(({ sight }) => sight?.decision != null);
    while (roundOf(host) === 0 && !isAsked()) {
      clock.advance(100);
      await roundTrip(people);
    }
    await caughtUp(people);
  }
  const asking = people.find(({ sight }) => sight?.undo === "by-agreement");
  const other = people.find((client) => client !== asking);
  if (asking === undefined || other === undefined) throw new Error("Nobody has to ask.");
  await asking.done({ kind: "undo", table });
  clock.advance(MINUTE - 1);
  // Said after whatever the bot would have done by now.
  await asking.done({ kind: "say", table, say: { text: "Please?" } });
  expect(asking.sight?.undoAsked).toEqual({ seat: asking.seat, agreed: [] });
  await other.done({ kind: "undo-vote", table, of: asking.seat, agrees: false });
  for (const client of people) {
    await client.until(() => client.sight?.decision != null, "the next question");
    await client.answer();
  }
  clock.advance(MINUTE);
  await host.until(() => shownTo(host) === 2, "the bot's answer");
});

function shownTo({ lines }: Client): number {
  return lines.filter((line) => line.kind === "told" && line.told.kind === "shown").length;
}

function roundOf({ sight }: Client): unknown {
  return sight !== null && "round" in sight.view ? sight.view.round : null;
}

test("at a new pace the bots end the pauses that they have begun", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock, bots: new ReadyBots() });
  const { table, host } = named(await play(url, 1, { seats: 2 }));
  await host.answer();
  await host.done({ kind: "pace", table, pace: "instant" });
  await host.until(() => host.lines.length > 2, "the bot's answer at once");
  expect(host.lines.at(-1)).toMatchObject({ told: { kind: "shown" } });
});

test("who sets the pace again and again holds up no bot", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock, bots: new ReadyBots() });
  const { table, host } = named(await play(url, 1, { seats: 2 }));
  await host.answer();
  for (let tenth = 0; tenth < 9; tenth++) {
    for (const pace of ["quick", "human"] as const) await host.done({ kind: "pace", table, pace });
    clock.advance(200);
  }
  await host.until(() => host.lines.length > 2, "the bot's answer");
  expect(host.lines.at(2)).toMatchObject({ told: { kind: "shown" } });
});

test("before the match nothing is answered; after it people still talk, also those for whom a bot played", async () => {
  const { url } = await openServer();
  const clients = await gather(url, 2);
  const { table, host, guest } = named(clients);
  expect(await host.refusal({ kind: "answer", table, decision: "0-1", answer: "x" })).toBe("not-playing");
  await host.done({ kind: "start", table });
  await guest.until(() => guest.sight !== null);
  await guest.done({ kind: "leave", table });
  await guest.done({ kind: "say", table, say: { text: "Go on without me." } });
  expect(await guest.refusal({ kind: "undo", table })).toBe("bot-plays");
  await host.done({ kind: "end-vote", table, agrees: true });
  expect(await host.refusal({ kind: "undo", table })).toBe("match-over");
  await host.done({ kind: "say", table, say: { text: "Well played." } });
  await caughtUp([guest]);
  expect(guest.lines.slice(-2)).toMatchObject([
    { told: { kind: "said", seat: 1, say: { text: "Go on without me." } } },
    { told: { kind: "said", seat: 0, say: { text: "Well played." } } },
  ]);
});

test("a change that a viewer cannot see is not sent to them", async () => {
  const { url } = await openServer();
  const { table, host, guest, third } = named(await play(url, 3));
  await caughtUp([guest, third]);
  const before = [guest.frames.length, third.frames.length];
  await host.answer();
  await host.done({ kind: "pace", table, pace: "human" });
  await caughtUp([guest, third]);
  expect([guest.frames.length, third.frames.length]).toEqual(before.map((frames) => frames + 1));
});

test("the finished match names its people and its bots, when it began and when it ended", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock, bots: new ReadyBots() });
  const { table, host } = named(await play(url, 1, { seats: 2 }));
  const started = clock.now();
  clock.advance(MINUTE);
  await host.done({ kind: "end-vote", table, agrees: true });
  const file = (await (await host.visitor.fetch(`/api/tables/${table}/log`)).json()) as MatchFile;
  expect(file).toMatchObject({ table, started, ended: clock.now(), outcome: null });
  expect(file.names).toEqual([host.visitor.me.name, "random"]);
});

test("only those who sat at a table that is over play again at the next, and the others cannot ask for it", async () => {
  const { url } = await openServer({ tablesPerPerson: 1 });
  const { table, host, guest } = named(await play(url, 2));
  const watcher = await (await Visitor.to(url)).enter(table);
  for (const client of [host, guest]) await client.done({ kind: "end-vote", table, agrees: true });
  expect(await watcher.refusal({ kind: "again", table })).toBe("not-seated");
  await guest.visitor.create();
  expect(await guest.refusal({ kind: "again", table })).toBe("too-many-tables");
  expect(guest.table?.again).toBeNull();
  await host.done({ kind: "again", table });
  // It exists already, so a repeated request is the same.
  await host.done({ kind: "again", table });
  await guest.done({ kind: "again", table });
  await host.until(() => host.table?.again != null, "the next table");
  const next = await host.visitor.enter(host.table?.again ?? "");
  await next.until(() => next.table?.seats[1]?.kind === "person", "the guest");
  expect(next.table?.seats).toMatchObject([{ person: host.visitor.me }, { person: guest.visitor.me }]);
});

test("“Play now” gives the other seats to the usual bot, or to the one that is wished for; a table has as few seats as the game allows", async () => {
  const { url } = await openServer();
  const visitor = await Visitor.to(url);
  const table = await visitor.create({ play: true, seats: 3 });
  const client = await visitor.enter(table);
  const bot = { kind: "bot", bot: "random" };
  expect(client.table?.seats.slice(1)).toEqual([bot, bot]);
  const wished = await visitor.enter(await visitor.create({ play: true, seats: 2, bot: "babbling" }));
  expect(wished.table?.seats[1]).toEqual({ kind: "bot", bot: "babbling" });
  const unknown = await visitor.enter(await visitor.create({ play: true, seats: 2, bot: "nobody" }));
  expect(unknown.table?.seats[1]).toEqual({ kind: "bot", bot: "random" });
  const smallest = await visitor.enter(await visitor.create({ seats: undefined }));
  expect(smallest.table?.seats).toHaveLength(2);
  // What the game forbids can still be arranged at a table that waits.
  const crowd = await visitor.enter(await visitor.create({ seats: 9 }));
  expect(crowd.table?.check.errors).toMatchObject([{ kind: "seat-count" }]);
});
