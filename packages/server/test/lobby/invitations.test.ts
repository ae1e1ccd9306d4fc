import type { RecentPlayersBody } from "@roundtable/protocol/matchmaking";
import { afterEach, expect, test } from "vitest";
import {
  recentPlayerRows,
  recentPlayersOf,
  saveRecentPlayers,
} from "../../src/recent-players/recent-player-repository.ts";
import { FIRST, pageKey } from "../../src/store/page-keys.ts";
import { type Client, Visitor } from "../support/client.ts";
import { newStore } from "../support/servers/test-store.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { closeServers, named, openServer, play, playOut } from "../support/servers/test-server.ts";

afterEach(closeServers);

const MINUTE = 60_000;

async function companionNames(who: Visitor): Promise<string[]> {
  const body = (await (await who.fetch("/api/companions")).json()) as RecentPlayersBody;
  return body.companions.map(({ person }) => person.id);
}

/** Two who have played together, with their home pages open. */
async function friends(url: string): Promise<readonly [Client, Client]> {
  const clients = await play(url, 2);
  await playOut(clients);
  const { host, guest } = named(clients);
  const homes = [await host.visitor.connect(), await guest.visitor.connect()] as const;
  for (const home of homes) await home.done({ kind: "watch-lobby", on: true });
  return homes;
}

async function invite(host: Visitor, table: string, person: string): Promise<unknown> {
  const body = JSON.stringify({ person });
  return await (await host.fetch(`/api/tables/${table}/invite`, { method: "POST", body })).json();
}

async function decline(who: Visitor, table: string): Promise<unknown> {
  return await (await who.fetch(`/api/tables/${table}/decline`, { method: "POST", body: "{}" })).json();
}

function invitedTo(home: Client): readonly string[] {
  const news = home.messages.findLast(({ kind }) => kind === "invitations");
  return news?.kind === "invitations" ? news.invitations.map(({ table }) => table) : [];
}

test("people who have played together find each other again; bots and strangers are not listed", async () => {
  const { url } = await openServer();
  const clients = await play(url, 2, { seats: 3 });
  const { host, guest } = named(clients);
  expect(await companionNames(host.visitor)).toEqual([]);
  const { table } = named(clients);
  for (const client of clients) await client.done({ kind: "end-vote", table, agrees: true });
  expect(await companionNames(host.visitor)).toEqual([guest.visitor.me.id]);
  expect(await companionNames(guest.visitor)).toEqual([host.visitor.me.id]);
  expect(await companionNames(await Visitor.to(url))).toEqual([]);
});

test("companions come page by page, the last first, by an index", async () => {
  const store = await newStore();
  const ids = Array.from({ length: 60 }, (_, nth) => `p${nth}`);
  await store.write(async (db) => {
    await db
      .insertInto("people")
      .values(["me", ...ids].map((id) => ({ id, name: id, created: 0, seen: 0 })))
      .execute();
    for (const [nth, id] of ids.entries()) await saveRecentPlayers(db, ["me", id], nth);
  });
  const first = await recentPlayersOf(store.db, "me");
  const second = await recentPlayersOf(store.db, "me", pageKey(first.more ?? "") ?? undefined);
  expect([...first.items, ...second.items].map(({ at }) => at)).toEqual(ids.map((_, nth) => 59 - nth));
  expect(second.more).toBeNull();
  expect(recentPlayerRows(store.db, "me", FIRST).compile().sql).toContain("limit");
});

test("an invitation shows the time control and rating on the home page, and its seat can be taken", async () => {
  const { url } = await openServer();
  const [ann, bob] = await friends(url);
  const clock = { kind: "live", bankSeconds: 600, capSeconds: 60, awaySeconds: 30 };
  const table = await ann.visitor.create({ seats: 3, clock, rated: true });
  expect(await invite(ann.visitor, table, bob.visitor.me.id)).toEqual({});
  await bob.until(() => invitedTo(bob).includes(table), "the invitation");
  expect(bob.messages.findLast(({ kind }) => kind === "invitations")).toMatchObject({
    invitations: [{ from: ann.visitor.me, clock, rated: true }],
  });
  await bob.done({ kind: "enter", table });
  expect(bob.table?.seats[1]).toEqual({ kind: "open", invited: bob.visitor.me });
  await bob.done({ kind: "sit", table });
  await bob.until(() => invitedTo(bob).length === 0, "the invitation's end");
  expect(bob.seat).toBe(1);
});

test("who declines frees the seat, and is not asked to this table again", async () => {
  const { url } = await openServer();
  const [ann, bob] = await friends(url);
  const table = await ann.visitor.create();
  await invite(ann.visitor, table, bob.visitor.me.id);
  await bob.until(() => invitedTo(bob).includes(table), "the invitation");
  expect(await decline(bob.visitor, table)).toEqual({});
  await bob.until(() => invitedTo(bob).length === 0, "the invitation's end");
  const host = await ann.visitor.enter(table);
  expect(host.table?.seats[1]).toEqual({ kind: "open", invited: null });
  expect(await invite(ann.visitor, table, bob.visitor.me.id)).toEqual({ reason: "cannot-sit" });
});

test("an invitation that nobody answers lapses, and the seat is anybody's", async () => {
  const clock = new ManualClock();
  const { url, tables } = await openServer({ clock });
  const [ann, bob] = await friends(url);
  const table = await ann.visitor.create();
  await invite(ann.visitor, table, bob.visitor.me.id);
  const host = await ann.visitor.enter(table);
  clock.advance(31 * MINUTE);
  await tables.invitations.endLapsed();
  await host.until(() => host.table?.seats[1]?.kind === "open" && host.table.seats[1].invited === null);
  expect(await invite(ann.visitor, table, bob.visitor.me.id)).toEqual({});
});

test("nobody can invite strangers, those who keep apart, from outside, or to a full table", async () => {
  const { url, store } = await openServer();
  const [ann, bob] = await friends(url);
  const stranger = await Visitor.to(url);
  const table = await ann.visitor.create();
  const bobs = bob.visitor.me.id;
  expect(await invite(ann.visitor, table, stranger.me.id)).toEqual({ reason: "no-such-person" });
  expect(await invite(bob.visitor, table, ann.visitor.me.id)).toEqual({ reason: "not-seated" });
  expect(await invite(ann.visitor, "nosuchtable0", bobs)).toEqual({ reason: "no-such-table" });
  expect(await invite(ann.visitor, table, "x")).toMatchObject({ reason: "unreadable" });
  await store.write(async (db) => {
    await db
      .insertInto("regards")
      .values({ person: bobs, other: ann.visitor.me.id, kind: "block", at: 0 })
      .execute();
  });
  expect(await companionNames(ann.visitor)).toEqual([]);
  expect(await invite(ann.visitor, table, bobs)).toEqual({ reason: "no-such-person" });
  await store.write(async (db) => void (await db.deleteFrom("regards").execute()));
  const host = await ann.visitor.enter(table);
  await host.done({ kind: "add-bot", table });
  expect(await invite(ann.visitor, table, bobs)).toEqual({ reason: "no-seat-free" });
});

test("who plays again invites those who have played", async () => {
  const { url } = await openServer();
  const clients = await play(url, 2);
  await playOut(clients);
  const { host, guest, table } = named(clients);
  const home = await guest.visitor.connect();
  await home.done({ kind: "watch-lobby", on: true });
  await host.done({ kind: "again", table });
  await home.until(() => invitedTo(home).length === 1, "the invitation");
  expect(invitedTo(home)).toEqual([host.table?.again]);
});

test("an invited person is told on any page, and when it ends; pages opened later are told, too", async () => {
  const { url } = await openServer();
  const clients = await play(url, 2);
  await playOut(clients);
  const { host, guest } = named(clients);
  const table = await host.visitor.create({ seats: 2 });
  await invite(host.visitor, table, guest.visitor.me.id);
  await guest.until(() => invitedTo(guest).includes(table), "the invitation");
  const later = await guest.visitor.connect();
  await later.until(() => invitedTo(later).includes(table), "the invitation");
  await decline(guest.visitor, table);
  for (const page of [guest, later]) await page.until(() => invitedTo(page).length === 0, "its end");
  expect(invitedTo(host)).toEqual([]);
});
