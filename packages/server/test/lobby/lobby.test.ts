import { NO_CLOCK } from "@roundtable/protocol";
import { afterEach, expect, test } from "vitest";
import { type Client, Visitor } from "../support/client.ts";
import {
  atRest,
  closeServers,
  caughtUp,
  gather,
  named,
  openServer,
  play,
  playOut,
  roundTrip,
} from "../support/servers/test-server.ts";
import { sweepAfter } from "../support/servers/days-pass.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";

afterEach(closeServers);

test("a listed table is on everybody's home page until it starts; one by link is not", async () => {
  const { url } = await openServer();
  const looker = await (await Visitor.to(url)).connect();
  await looker.done({ kind: "watch-lobby", on: true });
  await gather(url, 2, { listed: false });
  const [host, guest] = await gather(url, 2, { listed: true });
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const { id: table } = host.table;
  await looker.until(() =>
    looker.open.some(({ id, seats }) => id === table && seats.every(({ kind }) => kind === "person")),
  );
  expect(looker.open).toHaveLength(1);
  expect(looker.open[0]).toMatchObject({ game: "sealed", host: host.visitor.me, myTurn: false });
  await host.done({ kind: "start", table });
  await looker.until(() => looker.open.length === 0, "the table's leaving the list");
});

test("an open table says how many look on", async () => {
  const { url } = await openServer();
  const looker = await (await Visitor.to(url)).connect();
  await looker.done({ kind: "watch-lobby", on: true });
  const host = await Visitor.to(url);
  const table = await host.create({ listed: true });
  await host.enter(table);
  await looker.until(() => looker.open[0]?.watchers === 0, "the table");
  const onlooker = await (await Visitor.to(url)).enter(table);
  await looker.until(() => looker.open[0]?.watchers === 1, "somebody who looks on");
  const another = await (await Visitor.to(url)).connect();
  await another.done({ kind: "watch-lobby", on: true });
  expect(another.open[0]?.watchers).toBe(1);
  await onlooker.leave();
  await looker.until(() => looker.open[0]?.watchers === 0, "his leaving");
});

test("my running tables say when it is my turn", async () => {
  const { url } = await openServer();
  const [host, guest] = await play(url, 2);
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  await host.done({ kind: "watch-lobby", on: true });
  await host.until(() => host.mine[0]?.myTurn === true, "my turn");
  await host.answer();
  await host.until(() => host.mine[0]?.myTurn === false, "not my turn");
  const body = (await (await guest.visitor.fetch("/api/tables")).json()) as { mine: unknown[] };
  expect(body.mine).toMatchObject([{ id: host.table.id, myTurn: true, status: "playing" }]);
  const stranger = await Visitor.to(url);
  expect(await (await stranger.fetch("/api/tables")).json()).toEqual({
    open: [],
    mine: [],
    more: { open: null, mine: null },
  });
});

test("my home page is silent about what others do in secret at my table", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const [host, guest] = await play(url, 3);
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const home = await guest.visitor.connect();
  await home.done({ kind: "watch-lobby", on: true });
  const heard = (): number => home.messages.filter(({ kind }) => kind.startsWith("lobby")).length;
  expect([heard(), home.mine[0]?.myTurn]).toEqual([1, true]);
  await host.answer();
  clock.advance(1000);
  await caughtUp([guest]);
  await guest.answer();
  clock.advance(1000);
  await home.until(() => home.mine[0]?.myTurn === false, "my own answer");
  expect(heard()).toBe(2);
});

test("a table cannot start with open seats, or with what the game forbids, or by a guest", async () => {
  const { url } = await openServer();
  const [host, guest] = await gather(url, 2);
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const table = host.table.id;
  expect(await guest.refusal({ kind: "start", table })).toBe("not-host");
  await host.done({ kind: "arrange", table, seats: 3 });
  expect(await host.refusal({ kind: "start", table })).toBe("seats-open");
  await host.done({ kind: "arrange", table, seats: 6 });
  expect(host.table.check.errors).toMatchObject([{ kind: "seat-count", max: 5 }]);
  expect(await host.ask({ kind: "start", table })).toMatchObject({
    reason: "cannot-start",
    problems: [{ kind: "seat-count", seats: 6 }],
  });
  await host.done({ kind: "arrange", table, seats: 5 });
  expect(host.table.check).toMatchObject({ errors: [], warnings: [{ kind: "five-is-a-crowd" }] });
  await host.done({ kind: "add-bot", table });
  await host.done({ kind: "start", table });
  await guest.until(() => guest.sight !== null);
});

test("“Again” makes one new table with everyone's seat", async () => {
  const { url } = await openServer();
  const [host, guest] = await play(url, 2);
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const table = host.table.id;
  expect(await guest.refusal({ kind: "again", table })).toBe("not-over");
  await playOut([host, guest]);
  await guest.done({ kind: "again", table });
  await caughtUp([host]);
  const again = host.table.again ?? "";
  const early = await guest.visitor.enter(again);
  expect(early.table?.seats).toMatchObject([{ kind: "open", invited: host.visitor.me }, { kind: "person" }]);
  expect(early.table?.host).toBe(guest.visitor.me.id);
  await host.done({ kind: "again", table });
  await caughtUp([early]);
  expect(early.table?.seats[0]).toMatchObject({ kind: "person", person: host.visitor.me });
  expect(early.table?.fairness.commitment).not.toBe(host.table.fairness.commitment);
});

test("people talk before the match; what is sent twice is said once", async () => {
  const { url } = await openServer();
  const [host, guest] = await gather(url, 2);
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const table = host.table.id;
  await guest.done({ kind: "say", id: "hello", table, say: { text: "  Hello!  " } });
  await guest.done({ kind: "say", id: "hello", table, say: { text: "  Hello!  " } });
  await caughtUp([host]);
  expect(host.chat).toEqual(["Hello!"]);
  expect(await guest.refusal({ kind: "say", table, say: { statement: { kind: "none" } } })).toBe(
    "illegal-statement",
  );
});

test("a table is made once however often the request is sent, and not more than a person may keep", async () => {
  const { url } = await openServer({ tablesPerPerson: 2 });
  const visitor = await Visitor.to(url);
  const first = await visitor.create({ id: "same" });
  expect(await visitor.create({ id: "same" })).toBe(first);
  await visitor.create();
  const wanted = JSON.stringify({ id: "third", game: "sealed" });
  const response = await visitor.fetch("/api/tables", { method: "POST", body: wanted });
  expect([response.status, await response.json()]).toEqual([429, { reason: "too-many-tables" }]);
});

test("a new name is shown to everybody at the table, in all tabs", async () => {
  const { url } = await openServer();
  const [host, guest] = await gather(url, 2);
  if (host === undefined || guest === undefined) throw new Error("There is no table.");
  await guest.visitor.fetch("/api/me", { method: "PATCH", body: JSON.stringify({ name: "  Guinevere " }) });
  await caughtUp([host, guest]);
  await host.until(() => JSON.stringify(host.table).includes('"Guinevere"'), "the new name");
  expect(host.table?.seats[1]).toMatchObject({ person: { id: guest.visitor.me.id, name: "Guinevere" } });
  expect(guest.messages).toContainEqual({ kind: "me", me: { id: guest.visitor.me.id, name: "Guinevere" } });
});

/** What this client was told of its lists, each time the ids of the open tables that were new. */
function listsOf({ messages }: Client): string[][] {
  return messages.flatMap((message) => {
    if (message.kind === "lobby") return [message.open.map(({ id }) => id).toSorted()];
    if (message.kind !== "lobby-news") return [];
    return [message.open?.changed.map(({ id }) => id).toSorted() ?? []];
  });
}

test("what changes within a tenth of a second is told together", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const looker = await (await Visitor.to(url)).connect();
  await looker.done({ kind: "watch-lobby", on: true });
  const visitor = await Visitor.to(url);
  const first = await visitor.create({ listed: true });
  clock.advance(99);
  const second = await visitor.create({ listed: true });
  clock.advance(1);
  await looker.until(() => looker.open.length === 2, "both tables");
  const third = await visitor.create({ listed: true });
  clock.advance(99);
  const fourth = await visitor.create({ listed: true });
  clock.advance(1);
  await looker.until(() => looker.open.length === 4, "two more");
  expect(listsOf(looker)).toEqual([[], [first, second].toSorted(), [third, fourth].toSorted()]);
});

test("a change is told to those whom it concerns: everybody for an open table, its people for another", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const { host } = named(await play(url, 2));
  const { host: other } = named(await play(url, 2));
  const quitter = await host.visitor.connect();
  clock.advance(100);
  for (const client of [host, other, quitter]) await client.done({ kind: "watch-lobby", on: true });
  await quitter.done({ kind: "watch-lobby", on: false });
  const toldAtLast = async (clients: readonly Client[], lists: number): Promise<void> => {
    clock.advance(100);
    for (const client of clients) await client.until(() => listsOf(client).length >= lists, "a list");
  };
  const maker = await Visitor.to(url);
  // A table by link is its people's affair, and what is said at a table is in no list.
  const byLink = await maker.enter(await maker.create());
  await byLink.done({ kind: "arrange", table: byLink.table?.id ?? "", seats: 4 });
  await host.done({ kind: "say", table: host.table?.id ?? "", say: { text: "Hello!" } });
  clock.advance(100);
  await host.answer();
  await toldAtLast([host], 2);
  await maker.create({ listed: true });
  await toldAtLast([host], 3);
  await other.answer();
  await toldAtLast([other], 3);
  await maker.create({ listed: true });
  await toldAtLast([host, other], 4);
  await roundTrip([host, other, quitter]);
  expect([host, other, quitter].map((client) => listsOf(client).length)).toEqual([4, 4, 1]);
});

test("the lists show a person's new name, and no table that is gone", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const visitor = await Visitor.to(server.url);
  const table = await visitor.create({ listed: true });
  const client = await visitor.enter(table);
  clock.advance(100);
  await client.done({ kind: "watch-lobby", on: true });
  await visitor.fetch("/api/me", { method: "PATCH", body: JSON.stringify({ name: "Guinevere" }) });
  await atRest(server, table);
  clock.advance(100);
  await client.until(() => client.open[0]?.host?.name === "Guinevere", "the new name");
  expect(client.mine).toEqual(client.open);
  await client.done({ kind: "exit", table });
  await atRest(server, table);
  for (const hours of [1, 24]) await sweepAfter(server, hours * 60 * 60 * 1000);
  clock.advance(100);
  await client.until(() => client.mine.length === 0, "the table's end");
});

test("a table is gone from the list of a person who left, and unlisted tables from the public list", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const { table, host, guest } = named(await gather(url, 2, { listed: true }));
  const looker = await (await Visitor.to(url)).connect();
  clock.advance(100);
  for (const client of [guest, looker]) await client.done({ kind: "watch-lobby", on: true });
  expect(looker.open).toHaveLength(1);
  await host.done({ kind: "arrange", table, listed: false });
  clock.advance(100);
  await looker.until(() => looker.open.length === 0, "the table's leaving the list");
  expect(guest.mine).toHaveLength(1);
  await guest.done({ kind: "leave", table });
  clock.advance(100);
  await guest.until(() => guest.mine.length === 0, "the table's removal from their own list");
  await host.done({ kind: "arrange", table, listed: true });
  clock.advance(100);
  await looker.until(() => looker.open.length === 1, "the table's coming back to the list");
});

test("nobody can host more tables than allowed by parallel requests", async () => {
  const { url, tables } = await openServer({ tablesPerPerson: 3 });
  const { me } = await Visitor.to(url);
  const wanted = {
    game: "sealed",
    seats: 2,
    options: {},
    listed: false,
    clock: NO_CLOCK,
    rated: false,
    play: false,
  };
  const asked = Array.from({ length: 20 }, (_, nth) => tables.making.create(me, { ...wanted, id: `${nth}` }));
  const made = (await Promise.all(asked)).filter((outcome) => "table" in outcome);
  expect(made).toHaveLength(3);
});
