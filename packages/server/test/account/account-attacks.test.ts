import type { CodeBody, SessionsBody } from "@roundtable/protocol/account";
import { afterEach, describe, expect, test } from "vitest";
import { LoginAttempts } from "../../src/account/login-attempts.ts";
import { checkPassword } from "../../src/account/sign-in.ts";
import { hashOfPassword } from "../../src/account/password.ts";
import { AttemptCounter } from "../../src/login-attempts/attempt-counter.ts";
import { COMMON_PASSWORDS } from "../../src/account/common-passwords.ts";
import {
  addPasskey,
  ANN,
  copied,
  home,
  reply,
  servicesAt,
  SOMEWHERE,
  withPassword,
} from "../support/account.ts";
import { Visitor } from "../support/client.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { closeServers, openServer } from "../support/servers/test-server.ts";

afterEach(closeServers);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function whoIs(visitor: Visitor): Promise<string> {
  const response = await visitor.fetch("/api/me");
  return ((await response.json()) as { me?: { id: string } }).me?.id ?? "nobody";
}

describe("a cookie that was planted before there was an account", () => {
  test("opens nothing once there is one, be it signed or a session, at once or later", async () => {
    const clock = new ManualClock();
    const server = await openServer({ clock });
    const victim = await Visitor.to(home(server));
    const signed = copied(victim);
    await victim.create();
    // The attacker has a session of the guest, too, a code for a device, and a connection.
    const session = copied(victim);
    expect(await whoIs(session)).toBe(victim.me.id);
    const { said: code } = await reply(session, "POST", "/api/me/code");
    const socket = await session.connect();
    await addPasskey(victim);
    await socket.until(() => socket.closed !== null);
    for (const wait of [0, MINUTE, DAY]) {
      clock.jump(wait);
      for (const planted of [copied(signed), copied(session)]) {
        expect((await planted.fetch("/api/me/sessions")).status).toBe(401);
        expect(await reply(planted, "POST", "/api/me/code")).toMatchObject({ status: 401 });
        expect(await whoIs(planted)).not.toBe(victim.me.id);
      }
    }
    const phone = await Visitor.to(home(server));
    expect(await reply(phone, "POST", "/api/sign-in/code", code as CodeBody)).toMatchObject({ status: 403 });
    const { sessions } = (await reply(victim, "GET", "/api/me/sessions")).said as SessionsBody;
    expect(sessions).toHaveLength(1);
  });

  test("does not become a session while the account is made, however many ask at once", async () => {
    const server = await openServer();
    const victim = await Visitor.to(server.url);
    await victim.create();
    const planted = Array.from({ length: 10 }, () => copied(victim));
    await Promise.all([
      reply(victim, "PUT", "/api/me/password", ANN),
      ...planted.map((thief) => thief.fetch("/api/me")),
    ]);
    for (const thief of planted) expect(await whoIs(thief)).not.toBe(victim.me.id);
    const { sessions } = (await reply(victim, "GET", "/api/me/sessions")).said as SessionsBody;
    expect(sessions).toHaveLength(1);
  });
});

test("a request that was let in before its cookie was replaced has no session and changes nothing afterwards", async () => {
  const { url, store } = await openServer();
  const { clock } = store;
  const owner = await Visitor.to(url);
  await owner.create();
  await whoIs(owner);
  const { sessions: before } = (await reply(owner, "GET", "/api/me/sessions")).said as SessionsBody;
  const [, cookie = ""] = owner.cookie.split("=");
  await reply(owner, "PUT", "/api/me/password", ANN);
  const { sessions, signIn, signInMethods } = servicesAt(store);
  const late = { person: owner.me.id, session: { id: before[0]?.id ?? "", cookie }, source: SOMEWHERE };
  expect(await signIn.newCode(late)).toEqual({ refused: "proof-needed" });
  expect(await signInMethods.renamePasskey(late, "x", "x")).toEqual({ refused: "proof-needed" });
  const opening = { device: "", isProved: false, hasHostCookie: false };
  await store.write(async (db) => {
    await db
      .updateTable("people")
      .set({ signed_until: clock.now() + DAY })
      .execute();
  });
  expect(await sessions.exchange(owner.me, opening)).toBe(null);
});

test("another tab that asks while the cookie is replaced is told to ask again, and nobody is signed out", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const owner = await withPassword(url);
  const tab = copied(owner);
  await reply(owner, "POST", "/api/me/proof/password", { password: ANN.password });
  const response = await tab.fetch("/api/me");
  expect(response.status).toBe(503);
  expect(response.headers.getSetCookie()).toEqual([]);
  // The tabs share their cookies.
  tab.cookie = owner.cookie;
  expect(await whoIs(tab)).toBe(owner.me.id);
  // Of two that replace it at once, one does, and the other's cookie is that one's.
  const twice = [copied(owner), copied(owner)];
  const prove = (by: Visitor) => reply(by, "POST", "/api/me/proof/password", { password: ANN.password });
  await Promise.all(twice.map(prove));
  const live = await Promise.all(twice.map(async (one) => (await one.fetch("/api/me/account")).status));
  expect(live).toContain(200);
  clock.jump(MINUTE);
  tab.cookie = owner.cookie;
  expect(await whoIs(tab)).not.toBe(owner.me.id);
});

describe("a session", () => {
  test("of an account ends after 90 days, used or not, and after 30 without use; a proof begins them anew", async () => {
    const clock = new ManualClock();
    const { url } = await openServer({ clock });
    const owner = await withPassword(url);
    const idle = await Visitor.to(url);
    await reply(idle, "POST", "/api/sign-in/password", ANN);
    const days = async (count: number) => {
      for (let day = 0; day < count; day += 10) {
        clock.jump(10 * DAY);
        await whoIs(owner);
      }
    };
    await days(30);
    expect((await idle.fetch("/api/me/account")).status).toBe(401);
    await days(50);
    expect(await reply(owner, "POST", "/api/me/proof/password", { password: ANN.password })).toMatchObject({
      status: 200,
    });
    await days(80);
    expect((await owner.fetch("/api/me/account")).status).toBe(200);
    await days(10);
    expect(await whoIs(owner)).not.toBe(owner.me.id);
  });

  test("of a guest, who could not come back, lasts as long as they come within a year", async () => {
    const clock = new ManualClock();
    const { url } = await openServer({ clock });
    const guest = await Visitor.to(url);
    await guest.create();
    for (let n = 0; n < 4; n++) {
      expect(await whoIs(guest)).toBe(guest.me.id);
      clock.jump(300 * DAY);
    }
    expect(await whoIs(guest)).toBe(guest.me.id);
  });
});

describe("with https", () => {
  const settings = { publicUrl: new URL("https://games.example.org") };

  test("cookies have the __Host- prefix, and one without it opens nothing", async () => {
    const server = await openServer({ settings });
    const visitor = await Visitor.to(server.url);
    await visitor.create();
    const [header, ...others] = (await visitor.fetch("/api/me")).headers.getSetCookie();
    expect(header).toMatch(/^__Host-roundtable=\S+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(others).toEqual([]);
    const planted = copied(visitor);
    planted.cookie = visitor.cookie.replace("__Host-", "");
    expect((await planted.fetch("/api/me/sessions")).status).toBe(401);
  });

  test("a cookie from before is renamed, and its old name soon no longer counts", async () => {
    const clock = new ManualClock();
    const server = await openServer({ clock, settings });
    const visitor = await Visitor.to(server.url);
    await visitor.create();
    await whoIs(visitor);
    // As a server from before has kept it.
    await server.store.write(async (db) => {
      await db.updateTable("sessions").set({ host_cookie: null }).execute();
    });
    const before = visitor.cookie.replace("__Host-", "");
    const browser = copied(visitor);
    browser.cookie = before;
    expect(await whoIs(browser)).toBe(visitor.me.id);
    expect(browser.cookie).toBe(visitor.cookie);
    clock.jump(MINUTE);
    const planted = copied(visitor);
    planted.cookie = before;
    expect(await whoIs(planted)).not.toBe(visitor.me.id);
    browser.cookie = `${before}; ${visitor.cookie}`;
    const response = await browser.fetch("/api/me");
    expect(response.headers.getSetCookie().at(-1)).toMatch(/^roundtable=; Max-Age=0/);
  });
});

describe("guessing", () => {
  const from = (address: string) => ({ "x-forwarded-for": address });
  const sign = (visitor: Visitor, address: string, password: string) =>
    reply(visitor, "POST", "/api/sign-in/password", { ...ANN, password }, from(address));

  test("too often from one address is refused, with the right password, too, for a quarter of an hour", async () => {
    const clock = new ManualClock();
    const { url } = await openServer({ clock, settings: { trustProxy: true } });
    await withPassword(url);
    const visitor = await Visitor.to(url);
    const guess = async (password: string, address = "203.0.113.7") =>
      (await sign(visitor, address, password)).status;
    const guesses = await Promise.all(Array.from({ length: 10 }, (_, n) => guess(`guess number ${n}`)));
    expect(new Set(guesses)).toEqual(new Set([403]));
    expect(await guess(ANN.password)).toBe(429);
    expect(await guess(ANN.password, "198.51.100.4")).toBe(200);
    visitor.deviceCookie = "";
    clock.jump(15 * MINUTE);
    expect(await guess(ANN.password)).toBe(200);
  });

  test("from very many addresses ends guessing, and never shuts out a device that has signed in before", async () => {
    const { url } = await openServer({ settings: { trustProxy: true } });
    const owner = await withPassword(url);
    await reply(owner, "DELETE", "/api/me/session");
    const thief = await Visitor.to(url);
    const statuses = new Set<number>();
    for (let n = 0; n < 21; n++)
      for (const { status } of await Promise.all(
        Array.from({ length: 10 }, () => sign(thief, `203.0.113.${n}`, "no such sentence")),
      ))
        statuses.add(status);
    expect(statuses).toEqual(new Set([403, 429]));
    const elsewhere = await Visitor.to(url);
    expect(await sign(elsewhere, "198.51.100.4", ANN.password)).toMatchObject({ status: 429 });
    expect(await sign(owner, "198.51.100.4", ANN.password)).toMatchObject({ status: 200 });
    // A device that was not Ann's, or a cookie that nobody signed, has no such budget.
    const bobs = await withPassword(url, { ...ANN, email: "bob@example.org" });
    expect(await sign(bobs, "198.51.100.5", ANN.password)).toMatchObject({ status: 429 });
    elsewhere.deviceCookie = owner.deviceCookie.slice(0, -3);
    expect(await sign(elsewhere, "198.51.100.6", ANN.password)).toMatchObject({ status: 429 });
  });

  test("in an IPv6 network of 65,536 subnets is counted for the network", async () => {
    const { url } = await openServer({ settings: { trustProxy: true } });
    await withPassword(url);
    const thief = await Visitor.to(url);
    const guess = async (subnet: number, network = "2001:db8:1") =>
      (await sign(thief, `${network}:${subnet.toString(16)}::1`, "no such sentence")).status;
    for (let n = 0; n < 30; n++) expect(await guess(n)).toBe(403);
    expect(await guess(30)).toBe(429);
    expect(await guess(30, "2001:db8:2")).toBe(403);
  });

  test("is not counted where the server was too busy to look", async () => {
    const clock = new ManualClock();
    const { store } = await openServer({ clock });
    const attempts = new LoginAttempts(new AttemptCounter(store, store.clock));
    const from = { address: "203.0.113.7", device: null };
    const cost = { N: 2 ** 10, r: 8, p: 1 };
    for (let n = 0; n < 12; n++) {
      const attempt = await attempts.begin("ann@example.org", from);
      expect(attempt).not.toBe(null);
      await attempt?.unchecked();
    }
    const attempt = await attempts.begin("ann@example.org", from);
    if (attempt === null) throw new Error("It was counted.");
    // Two at once and fifty who wait: that is all the server takes on.
    const others = Array.from({ length: 52 }, () => hashOfPassword("anything", cost));
    expect(await checkPassword(attempt, "anything", null, cost)).toBe("busy");
    await Promise.all(others);
    for (let n = 0; n < 10; n++) expect(await attempts.begin("ann@example.org", from)).not.toBe(null);
    expect(await attempts.begin("ann@example.org", from)).toBe(null);
  });

  test("a code for a second device is refused to who guesses, and to nobody else", async () => {
    const { url } = await openServer({ settings: { trustProxy: true } });
    const owner = await withPassword(url);
    const { said } = await reply(owner, "POST", "/api/me/code");
    const thief = await Visitor.to(url);
    const type = async (code: string, address: string) =>
      (await reply(thief, "POST", "/api/sign-in/code", { code }, from(address))).status;
    for (let n = 0; n < 120; n++)
      await Promise.all(Array.from({ length: 20 }, (_, guess) => type(`GUESS${guess}`, `203.0.113.${n}`)));
    expect(await type((said as CodeBody).code, "203.0.113.1")).toBe(429);
    expect(await type((said as CodeBody).code, "198.51.100.4")).toBe(200);
  });
});

test("passwords that are tried first are refused: at least 3,000 of those that are long enough", async () => {
  expect([...COMMON_PASSWORDS].filter(({ length }) => length >= 8).length).toBeGreaterThan(3000);
  const { url } = await openServer();
  const visitor = await Visitor.to(url);
  for (const password of ["trustno1", "Motdepasse", "ПАРОЛЬ123", "qwertyuiop"])
    expect(await reply(visitor, "PUT", "/api/me/password", { ...ANN, password })).toMatchObject({
      said: { reason: "weak-password" },
    });
});
