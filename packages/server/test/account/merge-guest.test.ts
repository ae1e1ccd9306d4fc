import { afterEach, describe, expect, test } from "vitest";
import { NOBODY } from "../../src/people/nobody.ts";
import { Visitor } from "../support/client.ts";
import { isOnPostgres } from "../support/servers/test-store.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import { PushBrowser } from "../support/webhook-server.ts";
import { outsideSink } from "../support/test-webhook-server.ts";
import { closeServers, gather, named, openServer, play, playOut } from "../support/servers/test-server.ts";
import { until } from "../support/until.ts";

afterEach(closeServers);

const SIGNED_OUT = 4001;
let people = 0;

/** A person with an account, and how to sign in as them. */
async function accountAt(
  url: string,
): Promise<{ account: Visitor; signIn: (as: Visitor) => Promise<number> }> {
  const account = await Visitor.to(url);
  const ways = { email: `somebody${people++}@example.org`, password: "a few words of mine" };
  const put = await account.fetch("/api/me/password", { method: "PUT", body: JSON.stringify(ways) });
  if (put.status !== 200) throw new Error(await put.text());
  const signIn = async (as: Visitor): Promise<number> =>
    (await as.fetch("/api/sign-in/password", { method: "POST", body: JSON.stringify(ways) })).status;
  return { account, signIn };
}

async function remove(visitor: Visitor, name = visitor.me.name): Promise<number> {
  const answer = await visitor.fetch("/api/me", { method: "DELETE", body: JSON.stringify({ name }) });
  return answer.status;
}

test("a guest who signs in brings their running match along and plays on as the account", async () => {
  const server = await openServer();
  const { account, signIn } = await accountAt(server.url);
  const clients = await play(server.url, 2);
  const { table, host, guest } = named(clients);
  await guest.done({ kind: "say", table, say: { text: "Hello!" } });
  await host.answer();
  const before = guest.visitor.me.id;
  expect(await signIn(guest.visitor)).toBe(200);
  await until(() => guest.closed?.code === SIGNED_OUT);
  const back = await guest.visitor.enter(table);
  expect(back.table?.seats[1]).toMatchObject({ kind: "person", person: account.me, playedBy: "person" });
  expect(back.sight?.decision).toBeTruthy();
  await host.until(() => JSON.stringify(host.table).includes(account.me.id), "the account at the seat");
  await playOut([host, back]);
  const rows = await server.store.db.selectFrom("people").select("id").execute();
  expect(rows.map(({ id }) => id)).not.toContain(before);
  expect(await (await account.fetch("/api/tables/finished")).json()).toMatchObject({
    finished: [{ id: table }],
  });
});

test("what the account has achieved and likes counts; what it lacks comes from the guest", async () => {
  const { url, store } = await openServer();
  const { account, signIn } = await accountAt(url);
  const guest = await Visitor.to(url);
  await guest.create();
  await guest.fetch("/api/me");
  await guest.fetch("/api/me/likes", { method: "PUT", body: JSON.stringify({ theme: "dark" }) });
  const achieved = (person: string, achievement: string, at: number) => ({
    person,
    game: "sealed",
    achievement,
    at,
  });
  await store.write(async (db) => {
    await db
      .insertInto("achievements")
      .values([
        achieved(guest.me.id, "won", 1),
        achieved(guest.me.id, "twice", 2),
        achieved(account.me.id, "won", 3),
      ])
      .execute();
  });
  expect(await signIn(guest)).toBe(200);
  expect(await (await guest.fetch("/api/progress/sealed")).json()).toEqual({ achieved: ["twice", "won"] });
  expect(await (await guest.fetch("/api/me/likes")).json()).toMatchObject({ likes: { theme: "dark" } });
});

test("if both sit at one table, the guest's seat is played by a bot, or freed before the match", async () => {
  const { url } = await openServer();
  const { account, signIn } = await accountAt(url);
  const started = await account.create();
  const gathering = await account.create({ seats: 3 });
  const guest = await Visitor.to(url);
  for (const table of [started, gathering]) {
    const client = await guest.enter(table);
    await client.done({ kind: "sit", table });
    if (table === started) {
      const host = await account.enter(table);
      await host.done({ kind: "start", table });
      await client.until(() => client.sight !== null, "the match");
    }
  }
  expect(await signIn(guest)).toBe(200);
  const here = await account.enter(started);
  expect(here.table?.seats).toMatchObject([
    { kind: "person", person: { id: account.me.id }, playedBy: "person" },
    { kind: "person", playedBy: "bot" },
  ]);
  const there = await account.enter(gathering);
  expect(there.table?.seats).toMatchObject([
    { person: { id: account.me.id } },
    { kind: "open" },
    { kind: "open" },
  ]);
});

test("an account that signs in where another is signed in takes nothing over", async () => {
  const { url } = await openServer();
  const [one, other] = [await accountAt(url), await accountAt(url)];
  const table = await one.account.create();
  const before = one.account.cookie;
  expect(await other.signIn(one.account)).toBe(200);
  expect(await (await one.account.fetch("/api/tables")).json()).toMatchObject({ mine: [] });
  one.account.cookie = before;
  expect((await one.account.fetch("/api/me/account")).status).toBe(401);
  expect(await one.signIn(one.account)).toBe(200);
  expect(await (await one.account.fetch("/api/tables")).json()).toMatchObject({ mine: [{ id: table }] });
});

test("a deleted account leaves anonymous seats; its talk and its sessions are gone, and a bot plays on", async () => {
  const server = await openServer();
  const lobby = await gather(server.url, 2);
  await named(lobby).guest.done({
    kind: "say",
    table: named(lobby).table,
    say: { text: "My secret is out." },
  });
  const { guest, host, table } = named(await play(server.url, 2));
  await guest.visitor.fetch("/api/me", { method: "PATCH", body: JSON.stringify({ name: "Guinevere" }) });
  await guest.done({ kind: "say", table, say: { text: "My secret is in." } });
  const leaver = Object.assign(guest.visitor, { me: { ...guest.visitor.me, name: "Guinevere" } });
  expect(await remove(leaver, "Lancelot")).toBe(409);
  const report = { id: "1", words: "He talks.", about: { person: leaver.me.id, reason: "talk" } };
  await host.visitor.fetch(`/api/tables/${table}/report`, { method: "POST", body: JSON.stringify(report) });
  const complaint = { id: "2", words: "My secret complaint." };
  await leaver.fetch(`/api/tables/${table}/report`, { method: "POST", body: JSON.stringify(complaint) });
  const stolen = leaver.cookie;
  expect(await remove(leaver)).toBe(204);
  await until(() => guest.closed?.code === SIGNED_OUT);
  await host.until(() => JSON.stringify(host.table).includes(NOBODY), "the empty seat");
  expect(host.table?.seats[1]).toMatchObject({ person: { id: NOBODY, name: "" }, playedBy: "bot" });
  const first = named(lobby).guest.visitor;
  expect(await remove(first)).toBe(204);
  const { db } = server.store;
  const kept = await Promise.all(
    (["people", "seats", "chat", "entries", "tables", "sessions", "reports"] as const).map((rows) =>
      db.selectFrom(rows).selectAll().execute(),
    ),
  );
  const text = JSON.stringify(kept);
  expect(text).toContain("He talks.");
  for (const gone of ["My secret", "Guinevere", leaver.me.id, first.me.id]) expect(text).not.toContain(gone);
  leaver.cookie = stolen;
  expect((await leaver.fetch("/api/tables/finished")).status).toBe(401);
  const back = await host.visitor.enter(table);
  expect(back.lines.length).toBeGreaterThan(0);
});

test("the host of a table that never started is followed by the next, and one alone leaves it to nobody", async () => {
  const server = await openServer();
  const { host, guest, table } = named(await gather(server.url, 2));
  expect(await remove(host.visitor)).toBe(204);
  await guest.until(() => guest.table?.host === guest.visitor.me.id, "the next host");
  expect(guest.table?.seats[0]).toMatchObject({ kind: "open" });
  await guest.done({ kind: "add-bot", table, seat: 0 });
});

test("my data is mine: tables, talk, likes and devices, no hash, and of others their names alone", async () => {
  const { url } = await openServer();
  const { account } = await accountAt(url);
  const table = await account.create();
  const mine = await account.enter(table);
  const other = await (await Visitor.to(url)).enter(table);
  await other.done({ kind: "sit", table });
  await other.done({ kind: "say", table, say: { text: "Not yours." } });
  await mine.done({ kind: "say", table, say: { text: "All mine." } });
  await mine.done({ kind: "start", table });
  await mine.until(() => mine.sight !== null, "the match");
  await mine.answer();
  const response = await account.fetch("/api/me/data");
  expect(response.headers.get("content-disposition")).toContain("attachment");
  const text = await response.text();
  const data = JSON.parse(text) as {
    person: unknown;
    tables: unknown[];
    said: unknown[];
    passwords: unknown[];
  };
  expect(data.person).toMatchObject(account.me);
  expect(data.tables).toMatchObject([{ id: table, seat: 0, others: [other.visitor.me.name] }]);
  expect(data.said).toMatchObject([{ text: "All mine." }]);
  expect(data.passwords).toHaveLength(1);
  for (const foreign of ["Not yours.", other.visitor.me.id, "scrypt", '"hash"', "commitment"])
    expect(text).not.toContain(foreign);
  expect((await fetch(`${url}/api/me/data`)).status).toBe(401);
});

test("the data export has no entries of a running match, and my own once it is over", async () => {
  const { url } = await openServer();
  const clients = await play(url, 2);
  const { host, table } = named(clients);
  const mine = async (): Promise<readonly { readonly entries: readonly { readonly seat: number }[] }[]> => {
    const response = await host.visitor.fetch("/api/me/data");
    return ((await response.json()) as { tables: { entries: { seat: number }[] }[] }).tables;
  };
  await host.answer();
  expect(await mine()).toMatchObject([{ id: table, status: "playing", entries: [] }]);
  await playOut(clients);
  const [over] = await mine();
  expect(over?.entries.length).toBeGreaterThan(0);
  expect(over?.entries.every(({ seat }) => seat === host.seat)).toBe(true);
});

test("how I am told is in my data, without keys and secrets, and goes with me when I leave", async () => {
  const { url, store, notifications } = await openServer({ settings: { callsLoopback: true } });
  const { guest, table } = named(await play(url, 2));
  const { visitor } = guest;
  const put = (method: string, path: string, body: object) =>
    visitor.fetch(`/api/notices${path}`, { method, body: JSON.stringify({ ...body, locale: "en" }) });
  const { subscription } = new PushBrowser(await outsideSink());
  expect((await put("POST", "/browsers", { subscription })).status).toBe(200);
  expect((await put("PUT", "/hook", { url: "http://127.0.0.1:9/hook" })).status).toBe(200);
  await notifications.notify(visitor.me.id, { kind: "nudge", table, from: visitor.me.id });

  const text = await (await visitor.fetch("/api/me/data")).text();
  const data = JSON.parse(text) as Record<string, unknown[]>;
  expect(data).toMatchObject({
    subscriptions: [{ endpoint: expect.stringContaining("/push/one") as string }],
    notice_settings: [{ hook: "http://127.0.0.1:9/hook" }],
    notices: [{ table_id: table, kind: "nudge" }],
  });
  for (const secret of ["p256dh", '"auth"', "hook_secret"]) expect(text).not.toContain(secret);

  expect(await remove(visitor)).toBe(204);
  for (const rows of ["subscriptions", "notice_settings", "notices", "outbox"] as const)
    expect(await store.db.selectFrom(rows).selectAll().where("person", "=", visitor.me.id).execute()).toEqual(
      [],
    );
});

describe.runIf(isOnPostgres())("with several nodes", () => {
  test("a guest's match is the account's at every node, and nothing that was under way is lost", async () => {
    const dataDir = newFolder();
    const [one, other] = [await openServer({ dataDir }), await openServer({ dataDir })];
    const { account, signIn } = await accountAt(other.url);
    const { host, guest, table } = named(await play(one.url, 2));
    const elsewhere = guest.visitor.at(other.url);
    await elsewhere.fetch("/api/me");
    expect(await signIn(elsewhere)).toBe(200);
    await until(() => guest.closed?.code === SIGNED_OUT);
    await host.until(() => JSON.stringify(host.table).includes(account.me.id), "the account at the seat");
    const back = await elsewhere.enter(table);
    await host.answer();
    await back.answer();
    await host.until(() => host.lines.length > 1, "what both have done");
  });
});
