import { verify } from "@roundtable/fairness";
import { replayed } from "@roundtable/kernel";
import type { MatchFile } from "@roundtable/protocol";
import { afterEach, expect, test, vi } from "vitest";
import { Visitor, type Wish } from "./client.ts";
import { closeHouses, caughtUp, gather, named, openHouse, play, playOut } from "./house.ts";
import { ManualClock } from "./manual-clock.ts";
import { ReadyBots } from "./ready-bots.ts";
import { game } from "./sealed.ts";

vi.setConfig({ testTimeout: 20_000 });
afterEach(closeHouses);

const MINUTE = 60_000;

test("two people play a match to its end, and each sees only his own cards", async () => {
  const { url } = await openHouse();
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
  const { url } = await openHouse();
  const [host, guest] = await gather(url, 2);
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const table = host.table.id;
  const { commitment } = host.table.fairness;
  expect(host.table.fairness).toMatchObject({ nonces: [0, 1], key: null });
  const nonce = "00112233445566778899aabbccddeeff";
  await host.done({ kind: "nonce", table, nonce });
  await host.done({ kind: "start", table });
  expect((await host.visitor.fetch(`/api/tables/${table}/log`)).status).toBe(403);
  await playOut([host, guest]);

  const file = (await (await guest.visitor.fetch(`/api/tables/${table}/log`)).json()) as MatchFile;
  expect(file.key).toBe(host.table.fairness.key);
  // The first nonce counts: the host could not replace it.
  expect(file.log.header.fairness?.nonces[0]).not.toBe(nonce);
  expect(verify(file.log, file.key, { commitment })).toMatchObject({ kind: "fair" });
  expect(replayed(game, file.log as never).outcome).toEqual(file.outcome);
  const stranger = await Visitor.to(url);
  expect((await stranger.fetch(`/api/tables/${table}/log`)).status).toBe(403);
});

test("“Play now” is playing after one call and one nonce, with bots on the other seats", async () => {
  const { url } = await openHouse();
  const visitor = await Visitor.to(url);
  const table = await visitor.create({ seats: 4, play: true });
  const client = await visitor.enter(table);
  await client.giveNonce(table);
  await client.isAsked();
  await client.done({ kind: "pace", table, pace: "instant" });
  while (client.sight?.outcome == null) {
    await client.until(() => client.sight?.decision != null || client.sight?.outcome != null);
    if (client.sight?.decision != null) await client.answer();
  }
  expect(client.table).toMatchObject({ status: "over", ended: "played" });
});

test("a command that is sent again is acknowledged again and done once, also after a restart", async () => {
  const house = await openHouse();
  const [host, guest] = await play(house.url, 2);
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const table = host.table.id;
  const decision = host.sight?.decision?.id ?? "";
  const answer = host.sight?.decision?.answers[0]?.id ?? "";
  const command = { kind: "answer", id: "my-first-card", table, decision, answer } as const;
  await host.done(command);
  await host.done(command);
  const hand = host.sight?.view;
  await house.stop();

  const again = await openHouse({ dataDir: house.dataDir });
  const back = await host.visitor.at(again.url).enter(table);
  await back.done(command);
  await back.done({ ...command, answer: "another" });
  expect(back.sight?.view).toEqual(hand);
  expect(back.lines).toEqual(host.lines);
});

test("the move that ended a match is acknowledged when it is sent again", async () => {
  const { url } = await openHouse();
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

test("who comes back with some lines of the log gets the others", async () => {
  const { url } = await openHouse();
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

test("all tabs of a person see the same, and any of them may answer", async () => {
  const { url } = await openHouse();
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

test("who only watches gets the public view, is counted, and can neither answer nor speak", async () => {
  const { url } = await openHouse();
  const [host] = await play(url, 2);
  if (host?.table == null) throw new Error("There is no table.");
  const table = host.table.id;
  const watcher = await (await Visitor.to(url)).enter(table);
  expect(watcher.sight).toMatchObject({ viewer: "public", decision: null, view: { hand: [] } });
  expect(watcher.table?.watchers).toBe(1);
  const decision = host.sight?.decision?.id ?? "";
  expect(await watcher.refusal({ kind: "answer", table, decision, answer: "card-1" })).toBe("not-seated");
  expect(await watcher.refusal({ kind: "say", table, say: { text: "Play the other card" } })).toBe(
    "not-seated",
  );
});

test("bad answers are refused with their reason and change nothing", async () => {
  const { url } = await openHouse();
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
  const { url } = await openHouse();
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
  const { url } = await openHouse();
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
  await guest.done({ kind: "vote-undo", table, of: 0, agrees: true });
  await caughtUp([host]);
  expect(host.sight?.view).toMatchObject({ bid: null, round: 0 });
  expect(guest.lines.at(-1)).toMatchObject({ kind: "taken-back", of: 0, agreed: [1] });
});

test("bots wait while people decide whether a move is taken back", async () => {
  const clock = new ManualClock();
  const { url } = await openHouse({ clock, bots: new ReadyBots() });
  const { table, host, guest } = named(await play(url, 2, { seats: 3 }));
  await host.answer();
  await guest.answer();
  await host.done({ kind: "undo", table });
  clock.advance(MINUTE);
  // Said after whatever the bot would have done by now.
  await host.done({ kind: "say", table, say: { text: "Please?" } });
  expect(host.sight?.undoAsked).toEqual({ seat: 0, agreed: [] });
  await guest.done({ kind: "vote-undo", table, of: 0, agrees: false });
  clock.advance(MINUTE);
  await host.until(() => JSON.stringify(host.lines).includes('"shown"'), "the bot's answer");
});
