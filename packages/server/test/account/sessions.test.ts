import type { SessionsBody } from "@roundtable/protocol/account";
import { afterEach, describe, expect, test } from "vitest";
import { deviceIn } from "../../src/common/device-name.ts";
import { hashOf } from "../../src/common/token.ts";
import { type Client, Visitor } from "../support/client.ts";
import { isOnPostgres } from "../support/servers/test-store.ts";
import { liveDays } from "../support/servers/days-pass.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import { closeServers, openServer, type TestServer } from "../support/servers/test-server.ts";
import { until } from "../support/until.ts";

afterEach(closeServers);

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;
const SIGNED_OUT = 4001;

async function sessionsOf(visitor: Visitor): Promise<SessionsBody["sessions"]> {
  const response = await visitor.fetch("/api/me/sessions");
  return ((await response.json()) as SessionsBody).sessions;
}

/** Somebody who is kept, with a session. */
async function keptVisitor(url: string): Promise<Visitor> {
  const visitor = await Visitor.to(url);
  await visitor.create();
  await visitor.fetch("/api/me");
  return visitor;
}

/** A way in without which nobody may sign out, and the proof that signing out elsewhere needs. */
async function giveWayIn({ store }: TestServer, { me }: Visitor): Promise<void> {
  await store.write(async (db) => {
    const email = `${me.id.toLowerCase()}@example.org`;
    await db.insertInto("passwords").values({ person: me.id, email, hash: "", changed: 0 }).execute();
    await db.updateTable("sessions").set({ proved: Date.now() }).where("person", "=", me.id).execute();
  });
}

/** The same person on another device, as if by a code. */
async function onAnotherDevice({ store, url }: TestServer, visitor: Visitor): Promise<Visitor> {
  const token = "t".repeat(40) + Math.random().toString(36).slice(2);
  const row = {
    id: `other${Math.random()}`,
    hash: hashOf(token),
    person: visitor.me.id,
    device: "Firefox, Linux",
  };
  await store.write(async (db) => {
    await db
      .insertInto("sessions")
      .values({ ...row, created: 1, seen: Date.now(), began: Date.now() })
      .execute();
  });
  const other = visitor.at(url);
  other.cookie = `roundtable=${token}`;
  return other;
}

async function whoIs(visitor: Visitor): Promise<string> {
  const response = await visitor.fetch("/api/me");
  return ((await response.json()) as { me: { id: string } }).me.id;
}

async function closedWith(client: Client): Promise<number | undefined> {
  await until(() => client.closed !== null);
  return client.closed?.code;
}

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge, Windows",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
    "Chrome, Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari, iPhone",
  ],
  ["<b>curl</b>", ""],
  [undefined, ""],
])("what calls itself %s is known as “%s”", (userAgent, device) => {
  expect(deviceIn(userAgent)).toBe(device);
});

test("a stranger has no session; once they are stored, their cookie becomes a secret of which the store has the hash", async () => {
  const server = await openServer();
  const visitor = await Visitor.to(server.url);
  expect(await sessionsOf(visitor)).toEqual([]);
  expect(await server.store.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
  await visitor.create();
  const before = visitor.cookie;
  const [session, ...others] = await sessionsOf(visitor);
  expect(others).toEqual([]);
  expect(session).toMatchObject({ here: true, device: "" });
  expect(visitor.cookie).not.toBe(before);
  const [, token = ""] = visitor.cookie.split("=");
  const [row] = await server.store.db.selectFrom("sessions").selectAll().execute();
  expect(row?.hash).toBe(hashOf(token));
  expect(JSON.stringify(row)).not.toContain(token);
  expect(await whoIs(visitor)).toBe(visitor.me.id);
  expect(await sessionsOf(visitor)).toHaveLength(1);
});

test("a signed cookie of somebody who is kept is exchanged, by all tabs at once, and not a minute later", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const visitor = await Visitor.to(server.url);
  await visitor.create();
  const signed = visitor.cookie;
  const tabs = [visitor.at(server.url), visitor.at(server.url)];
  expect(await Promise.all(tabs.map(whoIs))).toEqual([visitor.me.id, visitor.me.id]);
  clock.advance(MINUTE);
  const thief = visitor.at(server.url);
  thief.cookie = signed;
  expect((await thief.fetch("/api/me/sessions")).status).toBe(401);
  await expect(thief.connect()).rejects.toThrow("The connection was closed");
  expect(await whoIs(thief)).not.toBe(visitor.me.id);
  for (const tab of tabs) expect(await whoIs(tab)).toBe(visitor.me.id);
});

test("a guest who sits over the socket keeps their cookie until they ask who they are", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const table = await (await Visitor.to(server.url)).create();
  const guest = await Visitor.to(server.url);
  const client = await guest.enter(table);
  await client.done({ kind: "sit", table });
  clock.advance(2 * MINUTE);
  const back = await guest.enter(table);
  expect(back.seat).toBe(1);
});

test("a forged cookie is nobody's", async () => {
  const { url } = await openServer();
  const visitor = await keptVisitor(url);
  const forger = visitor.at(url);
  for (const forged of ["", "x", "a.b.c", "%00", "x".repeat(5000), "s:forged.en.AAAA"])
    for (const cookie of [forged, `${visitor.me.id}.en.${forged}`]) {
      forger.cookie = `roundtable=${cookie}`;
      expect((await forger.fetch("/api/me/sessions")).status).toBe(401);
      expect(await whoIs(forger)).not.toBe(visitor.me.id);
    }
});

test("signing out on one device keeps the other signed in, and the old cookie opens nothing any more", async () => {
  const server = await openServer();
  const visitor = await keptVisitor(server.url);
  await giveWayIn(server, visitor);
  const other = await onAnotherDevice(server, visitor);
  const [here, there] = [await visitor.connect(), await other.connect()];
  const stolen = other.cookie;
  const list = await sessionsOf(visitor);
  expect(list.map(({ here, device }) => ({ here, device }))).toContainEqual({
    here: false,
    device: "Firefox, Linux",
  });
  const elsewhere = list.find((session) => !session.here)?.id ?? "";
  const answer = await visitor.fetch(`/api/me/sessions/${elsewhere}`, { method: "DELETE" });
  expect(answer.status).toBe(204);
  expect(await closedWith(there)).toBe(SIGNED_OUT);
  await here.done({ kind: "watch-lobby", on: true });
  const replay = visitor.at(server.url);
  replay.cookie = stolen;
  for (const [path, method] of [
    ["/api/me/sessions", "GET"],
    ["/api/me/sessions", "DELETE"],
    ["/api/tables/finished", "GET"],
  ] as const)
    expect((await replay.fetch(path, { method })).status).toBe(401);
  expect(await sessionsOf(visitor)).toHaveLength(1);
});

test("who signs out everywhere is signed out here, too, and its sockets are closed", async () => {
  const server = await openServer();
  const visitor = await keptVisitor(server.url);
  await giveWayIn(server, visitor);
  const other = await onAnotherDevice(server, visitor);
  const stolen = visitor.cookie;
  const sockets = [await visitor.connect(), await other.connect()];
  const answer = await visitor.fetch("/api/me/sessions", { method: "DELETE" });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("set-cookie")).toMatch(/^roundtable=; Max-Age=0/);
  for (const socket of sockets) expect(await closedWith(socket)).toBe(SIGNED_OUT);
  for (const cookie of [stolen, other.cookie]) {
    visitor.cookie = cookie;
    expect((await visitor.fetch("/api/me/sessions")).status).toBe(401);
  }
  expect(await server.store.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
});

test("a guest who could not come back is not signed out, and nobody ends the session of another", async () => {
  const server = await openServer();
  const [ann, bob] = [await keptVisitor(server.url), await keptVisitor(server.url)];
  const [own] = await sessionsOf(ann);
  const refusals = [
    await ann.fetch(`/api/me/sessions/${own?.id}`, { method: "DELETE" }),
    await ann.fetch("/api/me/sessions", { method: "DELETE" }),
  ];
  for (const refusal of refusals) {
    expect(refusal.status).toBe(409);
    expect(await refusal.json()).toEqual({ reason: "no-way-back" });
  }
  const socket = await ann.connect();
  const foreign = await bob.fetch(`/api/me/sessions/${own?.id}`, { method: "DELETE" });
  expect(foreign.status).toBe(404);
  await socket.done({ kind: "watch-lobby", on: true });
  expect(await sessionsOf(ann)).toHaveLength(1);
  const fromElsewhere = await ann.fetch("/api/me/sessions", {
    method: "DELETE",
    headers: { origin: "https://evil.example" },
  });
  expect(fromElsewhere.status).toBe(403);
});

test("a session that nobody uses for a year is over, and its row goes", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const visitor = await keptVisitor(server.url);
  clock.jump(YEAR - MINUTE);
  expect(await whoIs(visitor)).toBe(visitor.me.id);
  clock.jump(YEAR - MINUTE);
  expect(await whoIs(visitor)).toBe(visitor.me.id);
  clock.jump(YEAR);
  expect((await visitor.fetch("/api/me/sessions")).status).toBe(401);
  await liveDays(server, clock, 8);
  expect(await server.store.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
});

test("a session outlives a restart", async () => {
  const dataDir = newFolder();
  const before = await openServer({ dataDir });
  const visitor = await keptVisitor(before.url);
  await before.stop();
  const after = await openServer({ dataDir });
  expect(await whoIs(visitor.at(after.url))).toBe(visitor.me.id);
});

describe.runIf(isOnPostgres())("with several nodes", () => {
  test("who signs out at one node is signed out at all of them, at once", async () => {
    const dataDir = newFolder();
    const [one, other] = [await openServer({ dataDir }), await openServer({ dataDir })];
    const visitor = await keptVisitor(one.url);
    await giveWayIn(one, visitor);
    const sockets = [await visitor.at(one.url).connect(), await visitor.at(other.url).connect()];
    const there = visitor.at(other.url);
    await visitor.fetch("/api/me/sessions", { method: "DELETE" });
    for (const socket of sockets) expect(await closedWith(socket)).toBe(SIGNED_OUT);
    expect((await there.fetch("/api/me/sessions")).status).toBe(401);
  });
});
