import {
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationsBody,
  type NotificationSettings,
} from "@roundtable/protocol/notifications";
import { afterEach, expect, test } from "vitest";
import { webhookSignature } from "../../src/notifications/channels/webhook.ts";
import { pushKeys } from "../../src/notifications/channels/web-push.ts";
import { saveBlock } from "../../src/moderation/block-repository.ts";
import type { Client, Visitor } from "../support/client.ts";
import { type MailSink, mailSink } from "../support/test-mail-server.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { type OutsideServer, PushBrowser } from "../support/webhook-server.ts";
import { outsideSink } from "../support/test-webhook-server.ts";
import {
  caughtUp,
  closeServers,
  gather,
  named,
  openServer,
  play,
  type TestServer,
} from "../support/servers/test-server.ts";
import { until } from "../support/until.ts";

afterEach(closeServers);

const SECOND = 1000;
const HOUR = 3_600_000;

interface World {
  readonly server: TestServer;
  readonly clock: ManualClock;
  readonly sink: OutsideServer;
}

async function newWorld(settings: object = {}): Promise<World> {
  const clock = new ManualClock();
  const server = await openServer({ clock, settings: { callsLoopback: true, ...settings } });
  return { server, clock, sink: await outsideSink() };
}

/** This browser has a push subscription. */
async function subscribe(visitor: Visitor, browser: PushBrowser, locale = "en"): Promise<Response> {
  const body = JSON.stringify({ subscription: browser.subscription, locale });
  return await visitor.fetch("/api/notices/browsers", { method: "POST", body });
}

async function choose(visitor: Visitor, more: Partial<NotificationSettings>, locale = "en"): Promise<void> {
  const body = JSON.stringify({ settings: { ...DEFAULT_NOTIFICATION_SETTINGS, ...more }, locale });
  expect((await visitor.fetch("/api/notices", { method: "PUT", body })).status).toBe(200);
}

/** Advances the clock and sends all due notifications. */
async function later({ server, clock }: World, ms: number): Promise<void> {
  await server.notified();
  clock.advance(ms);
  await server.notified();
}

/** Two people play; it is the turn of both, and the guest has looked away. */
async function guestAway(world: World): Promise<{ host: Client; guest: Client; table: string }> {
  const { table, host, guest } = named(await play(world.server.url, 2));
  await guest.done({ kind: "look", table, on: false });
  return { table, host, guest };
}

test("a player who has looked away is told of their turn after a while, so that only their browser can read it; one press leads to the table", async () => {
  const world = await newWorld();
  const { table, guest } = await guestAway(world);
  const browser = new PushBrowser(world.sink);
  expect((await subscribe(guest.visitor, browser, "fr")).status).toBe(200);
  await later(world, 19 * SECOND);
  expect(world.sink.calls).toHaveLength(0);
  await later(world, SECOND);
  const [call, ...others] = world.sink.calls;
  expect(others).toEqual([]);
  if (call === undefined) throw new Error("Nothing came.");
  expect(call.path).toBe("/push/one");
  expect(call.headers).toMatchObject({
    "content-encoding": "aes128gcm",
    topic: `t-${table}`,
    urgency: "high",
  });
  expect(call.headers.authorization).toContain((await pushKeys(world.server.store)).publicKey);
  expect(call.body.toString("latin1")).not.toContain(table);
  expect(browser.read(call.body)).toEqual({
    locale: "fr",
    title: "À vous de jouer",
    body: "sealed\u00a0: les autres vous attendent.",
    path: `/t/${table}`,
    tag: `t-${table}`,
  });
});

test("nobody is notified twice of one decision, nor of an answered one, nor while looking at it", async () => {
  const world = await newWorld();
  const { table, host, guest } = await guestAway(world);
  await subscribe(guest.visitor, new PushBrowser(world.sink));
  await subscribe(host.visitor, new PushBrowser(world.sink, "host"));
  await later(world, 20 * SECOND);
  await guest.done({ kind: "look", table, on: true });
  await guest.done({ kind: "look", table, on: false });
  await later(world, HOUR);
  expect(world.sink.calls.map(({ path }) => path)).toEqual(["/push/one"]);
  // The player answers, is asked again and looks away, but is back in time.
  await guest.done({ kind: "look", table, on: true });
  for (const client of [guest, host]) await client.answer();
  await caughtUp([host, guest]);
  const asked = host.sight?.decision == null ? guest : host;
  await asked.done({ kind: "look", table, on: false });
  await later(world, 10 * SECOND);
  await asked.done({ kind: "look", table, on: true });
  await asked.answer();
  await later(world, HOUR);
  expect(world.sink.calls).toHaveLength(1);
});

test("closing the page means being away, unless another page of the table is visible", async () => {
  const world = await newWorld();
  const { table, guest, host } = await guestAway(world);
  await subscribe(guest.visitor, new PushBrowser(world.sink));
  const second = await guest.visitor.enter(table);
  await later(world, HOUR);
  expect(world.sink.calls).toHaveLength(0);
  const before = guest.sight?.decision?.id;
  await second.answer();
  for (const client of [guest, second]) await client.leave();
  await host.answer();
  await caughtUp([host]);
  if (host.sight?.decision?.id !== undefined && before !== undefined) await host.answer("keep");
  await until(async () => {
    world.clock.advance(SECOND);
    await world.server.notified();
    return world.sink.calls.length > 0;
  });
  expect(world.sink.calls).toHaveLength(1);
});

test("several tables are one message, which leads to all of them", async () => {
  const world = await newWorld();
  const { guest, host } = await guestAway(world);
  const browser = new PushBrowser(world.sink);
  await subscribe(guest.visitor, browser);
  const other = await host.visitor.create({ seats: 2 });
  const [hostThere, guestThere] = [await host.visitor.enter(other), await guest.visitor.enter(other)];
  await guestThere.done({ kind: "sit", table: other });
  await hostThere.done({ kind: "start", table: other });
  await guestThere.until(() => guestThere.sight !== null);
  await guestThere.done({ kind: "look", table: other, on: false });
  await later(world, 20 * SECOND);
  expect(world.sink.calls.map(({ body }) => browser.read(body))).toEqual([
    { locale: "en", title: "2 tables are waiting for you", body: "sealed.", path: "/", tag: "tables" },
  ]);
});

test("in quiet hours nothing is told; in the morning, what is still true", async () => {
  const world = await newWorld();
  const { table, guest } = await guestAway(world);
  const browser = new PushBrowser(world.sink);
  await subscribe(guest.visitor, browser);
  // The clock of the test begins at midnight, where it is one o'clock in Paris.
  await choose(guest.visitor, { quiet: { from: "22:30", to: "08:15" }, timeZone: "Europe/Paris" });
  await later(world, HOUR);
  await later(world, 6 * HOUR + 14 * 60 * SECOND);
  expect(world.sink.calls).toHaveLength(0);
  await later(world, 60 * SECOND);
  expect(world.sink.calls.map(({ body }) => browser.read(body))).toMatchObject([{ path: `/t/${table}` }]);
});

test("what was answered in quiet hours is not told in the morning", async () => {
  const world = await newWorld();
  const { table, guest } = await guestAway(world);
  await subscribe(guest.visitor, new PushBrowser(world.sink));
  await choose(guest.visitor, { quiet: { from: "22:00", to: "08:00" }, timeZone: "UTC" });
  await later(world, HOUR);
  await guest.done({ kind: "look", table, on: true });
  await guest.answer();
  await guest.done({ kind: "look", table, on: false });
  await later(world, 8 * HOUR);
  expect(world.sink.calls).toHaveLength(0);
});

test("a browser that takes no more is forgotten; one whose service is down is tried again", async () => {
  const world = await newWorld();
  const { guest } = await guestAway(world);
  await subscribe(guest.visitor, new PushBrowser(world.sink));
  world.sink.answer(503);
  await later(world, 20 * SECOND);
  await later(world, 60 * SECOND);
  expect(world.sink.calls).toHaveLength(2);
  world.sink.answer(410);
  await later(world, 5 * 60 * SECOND);
  await later(world, HOUR);
  expect(world.sink.calls).toHaveLength(3);
  const body = (await (await guest.visitor.fetch("/api/notices")).json()) as NotificationsBody;
  expect(body.push.browsers).toBe(0);
});

test("a player who has looked away is told that the table is full, and that the match has begun, or rather that it is their turn", async () => {
  const world = await newWorld();
  const { table, host, guest } = named(await gather(world.server.url, 2, { seats: 3 }));
  const [his, hosts] = [new PushBrowser(world.sink, "his"), new PushBrowser(world.sink, "hosts")];
  await subscribe(guest.visitor, his);
  await subscribe(host.visitor, hosts);
  const never = { push: false, mail: false, hook: false };
  await choose(guest.visitor, { told: { ...DEFAULT_NOTIFICATION_SETTINGS.told, "your-turn": never } });
  await guest.done({ kind: "look", table, on: false });
  await host.done({ kind: "look", table, on: false });
  await host.done({ kind: "add-bot", table });
  await later(world, 0);
  await host.done({ kind: "start", table });
  await later(world, 0);
  const told = (browser: PushBrowser) =>
    world.sink.calls
      .filter(({ path }) => browser.endpoint.endsWith(path))
      .map(({ body }) => browser.read(body));
  expect(told(his)).toMatchObject([{ title: "The table is full" }, { title: "The game has started" }]);
  // Both are asked at once: who wants to know that is told what matters more.
  expect(told(hosts)).toMatchObject([{ title: "The table is full" }, { title: "Your turn" }]);
});

interface MailWorld extends World {
  readonly mails: MailSink;
}

async function mailWorld(): Promise<MailWorld> {
  const mails = await mailSink();
  const from = { name: "Roundtable", address: "games@example.org" };
  const publicUrl = new URL("https://games.example.org");
  const world = await newWorld({ mail: { smtpUrl: mails.url, from }, publicUrl });
  return { ...world, mails };
}

async function putMail(visitor: Visitor, address: string | null, locale = "ru"): Promise<Response> {
  return await visitor.fetch("/api/notices/mail", {
    method: "PUT",
    body: JSON.stringify({ address, locale }),
  });
}

async function withToken(visitor: Visitor, path: string, token: string): Promise<number> {
  const response = await visitor.fetch(path, {
    method: "POST",
    body: JSON.stringify({ token }),
    headers: { cookie: "" },
  });
  return response.status;
}

function tokenIn(text: string | undefined): string {
  return /#(?:confirm|stop)=(\S+)/.exec(text ?? "")?.[1] ?? "";
}

test("a mail comes only to an address whose owner has said yes, leads to the table, and is ended by one press", async () => {
  const world = await mailWorld();
  const { guest, table, host } = await guestAway(world);
  expect((await putMail(guest.visitor, "ann@example.org")).status).toBe(200);
  await world.server.notified();
  await world.server.notifications.notify(guest.visitor.me.id, {
    kind: "nudge",
    table,
    from: host.visitor.me.id,
  });
  await world.server.notified();
  expect(world.mails.mails.map(({ headers }) => headers.get("subject"))).toEqual([
    "Подтвердите адрес для уведомлений",
  ]);
  const confirming = tokenIn(world.mails.mails[0]?.text);
  expect(await withToken(guest.visitor, "/api/notices/stop", confirming)).toBe(400);
  expect(await withToken(guest.visitor, "/api/notices/confirm", `${confirming}x`)).toBe(400);
  expect(await withToken(guest.visitor, "/api/notices/confirm", confirming)).toBe(200);

  await world.server.notifications.notify(guest.visitor.me.id, {
    kind: "nudge",
    table,
    from: host.visitor.me.id,
  });
  await world.server.notified();
  const mail = world.mails.mails[1];
  expect(mail?.to).toEqual(["ann@example.org"]);
  expect(mail?.headers.get("subject")).toBe(`${host.visitor.me.name} ждёт вас`);
  expect(mail?.text).toContain(`https://games.example.org/t/${table}`);
  const stop = mail?.headers.get("list-unsubscribe")?.slice(1, -1) ?? "";
  expect(tokenIn(mail?.text)).toBe(stop.split("/").at(-1));

  const asMailProgramsDo = await fetch(stop.replace("https://games.example.org", world.server.url), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(asMailProgramsDo.status).toBe(200);
  await world.server.notifications.notify(guest.visitor.me.id, {
    kind: "nudge",
    table,
    from: host.visitor.me.id,
  });
  await world.server.notified();
  expect(world.mails.mails).toHaveLength(2);
  const body = (await (await guest.visitor.fetch("/api/notices")).json()) as NotificationsBody;
  expect(body.mail).toEqual({ address: null, isConfirmed: false });
});

test("the link that confirms an address is good for a day, and for that address", async () => {
  const world = await mailWorld();
  const { guest } = await guestAway(world);
  await putMail(guest.visitor, "ann@example.org");
  await putMail(guest.visitor, "bob@example.org");
  await world.server.notified();
  // They are sent side by side, and come in any order.
  const tokenTo = (address: string): string =>
    tokenIn(world.mails.mails.find(({ to }) => to.includes(address))?.text);
  expect(await withToken(guest.visitor, "/api/notices/confirm", tokenTo("ann@example.org"))).toBe(400);
  world.clock.advance(24 * HOUR + 1);
  expect(await withToken(guest.visitor, "/api/notices/confirm", tokenTo("bob@example.org"))).toBe(400);
});

test("somebody's own server is called with what has happened, signed", async () => {
  const world = await newWorld();
  const { guest, table, host } = await guestAway(world);
  const put = async (url: string): Promise<Response> =>
    await guest.visitor.fetch("/api/notices/hook", {
      method: "PUT",
      body: JSON.stringify({ url, locale: "en" }),
    });
  const { hook } = (await (await put(`${world.sink.url}/hook`)).json()) as NotificationsBody;
  await world.server.notifications.notify(guest.visitor.me.id, {
    kind: "nudge",
    table,
    from: host.visitor.me.id,
  });
  await world.server.notified();
  const [call] = world.sink.calls;
  expect(call?.path).toBe("/hook");
  const base = `http://localhost:${new URL(world.server.url).port}`;
  expect(JSON.parse(call?.body.toString() ?? "")).toEqual({
    title: `${host.visitor.me.name} is waiting for you`,
    text: "sealed: it’s your turn.",
    link: `${base}/t/${table}`,
    notices: [{ kind: "nudge", table, game: "sealed", link: `${base}/t/${table}` }],
  });
  const at = Math.floor(world.clock.now() / 1000);
  const signature = webhookSignature(hook?.secret ?? "", at, call?.body.toString() ?? "");
  expect(call?.headers["roundtable-signature"]).toBe(`t=${at},v1=${signature}`);
});

test("the test button sends a message through every channel of the person", async () => {
  const world = await newWorld();
  const { guest } = await guestAway(world);
  const browser = new PushBrowser(world.sink);
  await subscribe(guest.visitor, browser);
  const response = await guest.visitor.fetch("/api/notices/test", { method: "POST", body: "{}" });
  expect(await response.json()).toEqual({ sent: 1 });
  await world.server.notified();
  expect(world.sink.calls.map(({ body }) => browser.read(body))).toMatchObject([
    { title: "Test notification" },
  ]);
});

test("what is kept to be told is told after a restart", async () => {
  const world = await newWorld();
  const { guest } = await guestAway(world);
  const browser = new PushBrowser(world.sink);
  await subscribe(guest.visitor, browser);
  await world.server.notified();
  await world.server.stop();
  world.clock.advance(20 * SECOND);
  const { dataDir } = world.server;
  const again = await openServer({ clock: world.clock, dataDir, settings: { callsLoopback: true } });
  await again.notified();
  expect(world.sink.calls.map(({ body }) => browser.read(body))).toMatchObject([{ title: "Your turn" }]);
  await again.notified();
  expect(world.sink.calls).toHaveLength(1);
});

test("nobody is notified of people they have muted or blocked, or who have blocked them", async () => {
  const world = await newWorld();
  const { guest, host, table } = await guestAway(world);
  await subscribe(guest.visitor, new PushBrowser(world.sink));
  await later(world, HOUR);
  const [ann, bob] = [guest.visitor.me.id, host.visitor.me.id];
  for (const [person, other, kind] of [
    [ann, bob, "mute"],
    [ann, bob, "block"],
    [bob, ann, "block"],
  ] as const) {
    await world.server.store.write((db) => saveBlock(db, { person, other, kind, at: 0 }));
    await world.server.notifications.notify(ann, { kind: "nudge", table, from: bob });
    await world.server.notified();
    await world.server.store.write((db) => saveBlock(db, { person, other, kind: null, at: 0 }));
  }
  expect(world.sink.calls).toHaveLength(1);
  await world.server.notifications.notify(ann, { kind: "nudge", table, from: bob });
  await world.server.notified();
  expect(world.sink.calls).toHaveLength(2);
});

const DAYS = { kind: "days", hoursPerDecision: 24, weekends: false, night: null, timeZone: "UTC" };

test("over days one is told at once, by mail too; but not of what one has seen", async () => {
  const world = await mailWorld();
  const { table, host, guest } = named(await gather(world.server.url, 2, { clock: DAYS }));
  const browser = new PushBrowser(world.sink);
  await subscribe(guest.visitor, browser);
  await putMail(guest.visitor, "ann@example.org", "fr");
  await world.server.notified();
  await withToken(guest.visitor, "/api/notices/confirm", tokenIn(world.mails.mails[0]?.text));
  await host.done({ kind: "start", table });
  await guest.until(() => guest.sight !== null);
  // The player has seen the decision, and goes to think about it.
  await guest.leave();
  await later(world, HOUR);
  expect([world.sink.calls.length, world.mails.mails.length]).toEqual([0, 1]);
  const back = await guest.visitor.connect();
  await back.done({ kind: "enter", table, hidden: true });
  await back.answer();
  await host.answer();
  await caughtUp([host, back]);
  if (back.sight?.decision == null) await host.answer("keep");
  await later(world, 3 * SECOND);
  expect(world.sink.calls.map(({ body }) => browser.read(body))).toMatchObject([
    { title: "À vous de jouer" },
  ]);
  expect(world.mails.mails[1]?.text).toContain(`https://games.example.org/t/${table}`);
});

test("a person who wants notifications while looking gets each turn once", async () => {
  const world = await newWorld();
  const clients = await play(world.server.url, 2);
  const { table, host, guest } = named(clients);
  for (const [seat, { visitor }] of clients.entries()) {
    await subscribe(visitor, new PushBrowser(world.sink, String(seat)));
    await choose(visitor, { onlyWhenAway: false });
  }
  for (const client of [guest, host]) await client.answer();
  await caughtUp(clients);
  const asked = host.sight?.decision == null ? guest : host;
  await later(world, 20 * SECOND);
  expect(world.sink.calls.map(({ path }) => path)).toEqual([`/push/${asked.seat}`]);
  await asked.done({ kind: "look", table, on: false });
  await later(world, HOUR);
  expect(world.sink.calls).toHaveLength(1);
});

test("a person who wants notifications while looking is told that the table is full; others are not", async () => {
  const world = await newWorld();
  const { table, host, guest } = named(await gather(world.server.url, 2, { seats: 3 }));
  for (const [name, { visitor }] of [["host", host] as const, ["guest", guest] as const]) {
    await subscribe(visitor, new PushBrowser(world.sink, name));
    await choose(visitor, { onlyWhenAway: name === "host" });
  }
  await host.done({ kind: "add-bot", table, seat: 2 });
  await later(world, SECOND);
  expect(world.sink.calls.map(({ path }) => path)).toEqual(["/push/guest"]);
});

test("“Again” tells those for whom a seat is kept", async () => {
  const world = await newWorld();
  const { table, host, guest } = named(await play(world.server.url, 2));
  for (const client of [host, guest]) await client.done({ kind: "end-vote", table, agrees: true });
  const browser = new PushBrowser(world.sink);
  await subscribe(guest.visitor, browser);
  await guest.leave();
  await host.done({ kind: "again", table });
  await later(world, SECOND);
  await host.until(() => host.table?.again != null, "the next table");
  const [call] = world.sink.calls;
  expect(call && browser.read(call.body)).toMatchObject({ path: `/t/${host.table?.again}` });
});

test("notifications follow a person's language, wherever they changed it", async () => {
  const world = await newWorld();
  const { guest } = await guestAway(world);
  const browser = new PushBrowser(world.sink);
  await subscribe(guest.visitor, browser, "en");
  await guest.visitor.fetch("/api/me/likes", { method: "PUT", body: JSON.stringify({ locale: "ru" }) });
  await later(world, 20 * SECOND);
  const [call] = world.sink.calls;
  expect(call && browser.read(call.body)).toMatchObject({ locale: "ru", title: "Ваш ход" });
});
