import dns from "node:dns";
import { afterEach, expect, test } from "vitest";
import { type NotificationsBody, DEFAULT_NOTIFICATION_SETTINGS } from "@roundtable/protocol/notifications";
import { callPublicUrl, isCallableUrl, PrivateAddressError } from "../../src/net/outgoing-http.ts";
import { Visitor } from "../support/client.ts";
import { mailSink } from "../support/test-mail-server.ts";
import { PushBrowser } from "../support/webhook-server.ts";
import { outsideSink } from "../support/test-webhook-server.ts";
import { closeServers, openServer } from "../support/servers/test-server.ts";

afterEach(closeServers);

const OUTSIDE = { allowsLoopback: false };

test.each([
  "http://push.example.org/x",
  "https://user:secret@push.example.org/x",
  "https://localhost/x",
  "https://printer/x",
  "https://127.0.0.1/x",
  "https://2130706433/x",
  "https://0x7f.1/x",
  "https://10.1.2.3/x",
  "https://172.20.0.1/x",
  "https://192.168.1.1/x",
  "https://169.254.169.254/latest/meta-data",
  "https://100.64.0.1/x",
  "https://0.0.0.0/x",
  "https://255.255.255.255/x",
  "https://[::1]/x",
  "https://[::ffff:10.0.0.1]/x",
  "https://[fd00::1]/x",
  "https://[fe80::1]/x",
  "https://[64:ff9b::7f00:1]/x",
  "https://[2002:7f00:1::]/x",
  "file:///etc/passwd",
  "ftp://example.org",
  "not an address",
])("%s is not called on a stranger's word", async (address) => {
  expect(isCallableUrl(address, OUTSIDE)).toBe(false);
  const call = callPublicUrl(address, { headers: {}, body: Buffer.from("") }, OUTSIDE);
  await expect(call).rejects.toThrow(PrivateAddressError);
});

test.each(["https://fcm.googleapis.com/fcm/send/x", "https://1.1.1.1/x", "https://[2606:4700::1111]:8443/x"])(
  "%s may be called",
  (address) => {
    expect(isCallableUrl(address, OUTSIDE)).toBe(true);
  },
);

test("a name that leads to this machine is not called, even if it leads elsewhere as well", async () => {
  const sink = await outsideSink();
  const { port } = new URL(sink.url);
  const found = ["1.1.1.1", "127.0.0.1"].map((address) => ({ address, family: 4 }));
  const find = (_host: string, _options: object, done: (error: null, all: typeof found) => void): void =>
    done(null, found);
  const lookup = Object.assign(find, dns.lookup);
  const address = `https://push.example.org:${port}/`;
  const call = callPublicUrl(address, { headers: {}, body: Buffer.from("") }, { ...OUTSIDE, lookup });
  await expect(call).rejects.toThrow(PrivateAddressError);
  expect(sink.calls).toEqual([]);
});

test("nothing that is not what it should be is kept", async () => {
  const mails = await mailSink();
  const from = { name: "", address: "games@example.org" };
  const { url, store } = await openServer({ settings: { mail: { smtpUrl: mails.url, from } } });
  const visitor = await Visitor.to(url);
  const sink = await outsideSink();
  const browser = new PushBrowser(sink);
  const good = {
    endpoint: "https://push.example.org/x",
    keys: (browser.subscription as { keys: object }).keys,
  };
  const send = async (method: string, path: string, body: object): Promise<number> =>
    (await visitor.fetch(path, { method, body: JSON.stringify(body) })).status;
  const browsers = "/api/notices/browsers";
  for (const subscription of [
    { ...good, endpoint: browser.endpoint },
    { ...good, endpoint: "https://192.168.0.1/" },
    { ...good, endpoint: `https://push.example.org/${"x".repeat(1000)}` },
    { ...good, keys: { p256dh: "AAAA", auth: "AAAA" } },
    { ...good, keys: { ...good.keys, auth: "x".repeat(5000) } },
    { endpoint: good.endpoint },
  ])
    expect(await send("POST", browsers, { subscription, locale: "en" })).toBe(400);
  expect(await send("POST", browsers, { subscription: good, locale: "de" })).toBe(400);
  expect(
    await send("POST", browsers, { subscription: { ...good, more: "x".repeat(70_000) }, locale: "en" }),
  ).toBe(400);
  for (const address of [
    "ann@example.org\r\nBcc: eve@example.org",
    "a@b.org, c@d.org",
    "nobody",
    "x".repeat(400),
  ])
    expect(await send("PUT", "/api/notices/mail", { address, locale: "en" })).toBe(400);
  for (const hook of ["http://example.org/", "https://10.0.0.1/", "javascript:alert(1)", "x"])
    expect(await send("PUT", "/api/notices/hook", { url: hook, locale: "en" })).toBe(400);
  for (const settings of [
    {},
    { ...DEFAULT_NOTIFICATION_SETTINGS, timeZone: "Middle/Earth" },
    { ...DEFAULT_NOTIFICATION_SETTINGS, quiet: { from: "25:00", to: "08:00" } },
    { ...DEFAULT_NOTIFICATION_SETTINGS, told: {} },
  ])
    expect(await send("PUT", "/api/notices", { settings, locale: "en" })).toBe(400);
  for (const token of ["", "x", "x.y", `${Buffer.from("[]").toString("base64url")}.`])
    for (const path of ["confirm", "stop"])
      expect(await send("POST", `/api/notices/${path}`, { token })).toBe(400);
  for (const table of ["subscriptions", "notice_settings", "outbox", "people"] as const)
    expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect(mails.attempts).toBe(0);
});

test("nobody reads, takes or ends another's: a browser belongs to its person, and its keys prove which browser it is", async () => {
  const { url } = await openServer({ settings: { callsLoopback: true } });
  const [ann, eve] = [await Visitor.to(url), await Visitor.to(url)];
  const sink = await outsideSink();
  const browser = new PushBrowser(sink);
  const post = async (visitor: Visitor, subscription: object): Promise<number> => {
    const body = JSON.stringify({ subscription, locale: "en" });
    return (await visitor.fetch("/api/notices/browsers", { method: "POST", body })).status;
  };
  const count = async (visitor: Visitor): Promise<number> =>
    ((await (await visitor.fetch("/api/notices")).json()) as NotificationsBody).push.browsers;
  expect(await post(ann, browser.subscription)).toBe(200);
  expect(await post(eve, new PushBrowser(sink).subscription)).toBe(400);
  const forget = { method: "POST", body: JSON.stringify({ endpoint: browser.endpoint }) };
  expect((await eve.fetch("/api/notices/browsers/forget", forget)).status).toBe(200);
  expect([await count(ann), await count(eve)]).toEqual([1, 0]);
  // The same browser, in which somebody else plays now.
  expect(await post(eve, browser.subscription)).toBe(200);
  expect([await count(ann), await count(eve)]).toEqual([0, 1]);
  for (let nth = 0; nth < 11; nth++) await post(ann, new PushBrowser(sink, `b${nth}`).subscription);
  expect(await count(ann)).toBe(10);
  const stranger = await fetch(`${url}/api/notices`);
  expect(stranger.status).toBe(401);
});

test("nobody makes the server send more mails than a person needs", async () => {
  const mails = await mailSink();
  const from = { name: "", address: "games@example.org" };
  const { RATE_LIMITS } = await import("../../src/wire/rate-limits.ts");
  const server = await openServer({
    rateLimits: RATE_LIMITS,
    settings: { mail: { smtpUrl: mails.url, from } },
  });
  const visitor = await Visitor.to(server.url);
  const statuses: number[] = [];
  for (let nth = 0; nth < 7; nth++) {
    const body = JSON.stringify({ address: `ann${nth}@example.org`, locale: "en" });
    statuses.push((await visitor.fetch("/api/notices/mail", { method: "PUT", body })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  await server.notified();
  expect(mails.attempts).toBe(5);
});

test("many people together do not fill one letter box", async () => {
  const mails = await mailSink();
  const from = { name: "", address: "games@example.org" };
  const server = await openServer({ settings: { mail: { smtpUrl: mails.url, from } } });
  const statuses: number[] = [];
  for (let nth = 0; nth < 8; nth++) {
    const address = nth % 2 === 0 ? "ann@example.org" : "Ann@example.org";
    const body = JSON.stringify({ address, locale: "en" });
    const somebody = await Visitor.to(server.url);
    statuses.push((await somebody.fetch("/api/notices/mail", { method: "PUT", body })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  await server.notified();
  expect(mails.attempts).toBe(6);
});
