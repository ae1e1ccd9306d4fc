import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import * as fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { RATE_LIMITS } from "../../src/wire/rate-limits.ts";
import { Visitor } from "../support/client.ts";
import { GENEROUS } from "../support/servers/generous-rate-limits.ts";
import { closeServers, caughtUp, openServer, play } from "../support/servers/test-server.ts";

afterEach(closeServers);

test("junk gets a clear answer, changes nothing, and the connection lives on", async () => {
  const { url } = await openServer();
  const [host, guest] = await play(url, 2);
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const table = host.table.id;
  await caughtUp([host, guest]);
  const before = JSON.stringify([host.table, host.sight, host.lines]);
  const heardByGuest = guest.frames.length;
  const junk = [
    "",
    "null",
    "[]",
    "{",
    '"enter"',
    '{"kind":"enter"}',
    '{"kind":"become-host","id":"1"}',
    `{"kind":"sit","id":"1","table":"../../etc"}`,
    `{"kind":"answer","id":"","table":"${table}","decision":"0-1","answer":"x"}`,
    `{"kind":"answer","id":"1","table":"${table}","decision":{},"answer":[]}`,
    `{"kind":"say","id":"1","table":"${table}","say":{"text":"${"a".repeat(501)}"}}`,
    `{"kind":"say","id":"1","table":"${table}","say":{"text":"hi","html":"<b>"}}`,
    `{"kind":"sit","id":"1","table":"${table}","seat":-1}`,
    `{"kind":"__proto__","id":"1"}`,
    ...fc.sample(fc.json(), { numRuns: 60, seed: 7 }),
    ...fc
      .sample(
        fc.record({
          kind: fc.constantFrom("enter", "sit", "answer", "arrange", "seal-share", "open-share"),
          id: fc.anything(),
          table: fc.anything(),
        }),
        { numRuns: 60, seed: 8 },
      )
      .map((value) => safeJson(value)),
    "x".repeat(9000),
  ];
  const answered = host.messages.length;
  for (const text of junk) host.socket.send(text);
  host.socket.send(randomBytes(100));
  await host.until(() => host.messages.length >= answered + junk.length + 1, "an answer to each");
  for (const message of host.messages.slice(answered)) {
    expect(message).toMatchObject({ kind: "refused" });
    expect(message.kind === "refused" && message.reason === "unreadable" ? message.detail : "-").toBeTruthy();
  }
  await caughtUp([host, guest]);
  expect(JSON.stringify([host.table, host.sight, host.lines])).toBe(before);
  expect(guest.frames.length).toBe(heardByGuest + 1);
});

function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return "unwritable";
  }
}

test("what fits no schema says where, and keeps the id of the command", async () => {
  const { url } = await openServer();
  const client = await (await Visitor.to(url)).connect();
  client.socket.send('{"kind":"sit","id":"7","table":"short"}');
  await client.until(() => client.messages.length > 1);
  expect(client.messages.at(-1)).toMatchObject({
    id: "7",
    reason: "unreadable",
    detail: "table: Expected the id of a table.",
  });
});

test("a client that sends too fast is told so, and disconnected if it goes on", async () => {
  const rateLimits = { ...GENEROUS, messagesPerConnection: { burst: 5, perSecond: 0.001 }, patience: 10 };
  const { url } = await openServer({ rateLimits });
  const client = await (await Visitor.to(url)).connect();
  for (let nth = 0; nth < 8; nth++) client.socket.send(`{"kind":"watch-lobby","id":"${nth}","on":false}`);
  await client.until(() => client.messages.length === 9);
  expect(client.messages.filter(({ kind }) => kind === "refused")).toEqual(
    [5, 6, 7].map((id) => ({ kind: "refused", id: `${id}`, reason: "too-fast" })),
  );
  for (let nth = 0; nth < 8; nth++) client.socket.send("{}");
  await client.until(() => client.closed !== null);
  expect(client.closed).toEqual({ code: 1008 });
});

test("one address may not make guests or tables without end", async () => {
  const rateLimits = {
    ...RATE_LIMITS,
    guestsPerAddress: { burst: 2, perSecond: 0 },
    tablesPerAddress: { burst: 1, perSecond: 0 },
  };
  const { url } = await openServer({ rateLimits });
  const visitor = await Visitor.to(url);
  await Visitor.to(url);
  const third = await fetch(`${url}/api/me`);
  expect([third.status, await third.json()]).toEqual([429, { reason: "too-fast" }]);
  // Who is known already is welcome.
  expect((await visitor.fetch("/api/me")).status).toBe(200);
  await visitor.create();
  await expect(visitor.create()).rejects.toThrow("too-fast");
});

test("only our own pages open a socket or change anything", async () => {
  const { url } = await openServer({ settings: { publicUrl: new URL("https://games.example.org/") } });
  const visitor = await Visitor.to(url);
  const rename = (headers: Record<string, string>): Promise<Response> =>
    visitor.fetch("/api/me", { method: "PATCH", headers, body: '{"name":"Lancelot"}' });
  expect((await rename({ origin: "https://evil.example" })).status).toBe(403);
  expect((await rename({ origin: "null" })).status).toBe(403);
  expect((await rename({ "sec-fetch-site": "cross-site" })).status).toBe(403);
  const refused = await rename({ origin: "https://evil.example" });
  expect(await refused.json()).toEqual({ reason: "unreadable", detail: "Only our own pages may do this." });
  expect((await visitor.fetch("/api/me", { headers: { origin: "https://evil.example" } })).status).toBe(200);
  expect((await rename({ origin: url })).status).toBe(200);
  expect((await rename({ origin: "https://games.example.org" })).status).toBe(200);

  const open = (headers: Record<string, string>): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${url.replace("http", "ws")}/ws`, { headers });
      socket.on("open", () => resolve(101));
      socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
      socket.on("error", () => {});
    });
  const { cookie } = visitor;
  expect(await open({ cookie, origin: "https://evil.example" })).toBe(403);
  expect(await open({ origin: url })).toBe(401);
  expect(await open({ cookie: cookie.replace("=", "=x"), origin: url })).toBe(401);
  expect(await open({ cookie, origin: url })).toBe(101);
});

test("the cookie is for the server alone, and secure where people come by https", async () => {
  const { url } = await openServer();
  const plain = (await fetch(`${url}/api/me`)).headers.get("set-cookie") ?? "";
  expect(plain).toMatch(/HttpOnly/);
  expect(plain).toMatch(/SameSite=Lax/);
  expect(plain).not.toMatch(/Secure/);
  const behind = await openServer({ settings: { publicUrl: new URL("https://games.example.org/") } });
  const response = await fetch(`${behind.url}/api/me`);
  expect(response.headers.get("set-cookie")).toMatch(/Secure/);
  expect(response.headers.get("strict-transport-security")).not.toBeNull();
});

test("pages may load nothing from elsewhere, run no inline script, and be framed by nobody", async () => {
  const { url } = await openServer();
  const { headers } = await fetch(`${url}/`);
  expect(headers.get("content-security-policy")?.split(";").toSorted()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self' data:",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data: blob:",
    "manifest-src 'self'",
    "media-src 'self' data: blob:",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "script-src 'self'",
    "style-src 'self'",
    "trusted-types default",
    "worker-src 'self'",
  ]);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("plain http stays plain; where people come by https they stay there, apart from other pages", async () => {
  const headersAt = async (address: string | null): Promise<(string | null)[]> => {
    const publicUrl = address === null ? null : new URL(address);
    const { url } = await openServer({ settings: { publicUrl } });
    const { headers } = await fetch(`${url}/`);
    return ["strict-transport-security", "cross-origin-opener-policy", "origin-agent-cluster"].map((name) =>
      headers.get(name),
    );
  };
  expect(await headersAt(null)).toEqual([null, null, null]);
  expect(await headersAt("http://games.example.org")).toEqual([null, null, null]);
  expect(await headersAt("https://games.example.org")).toEqual([
    "max-age=31536000; includeSubDomains",
    "same-origin",
    "?1",
  ]);
});

test("a guest has a default name in their language and may choose another that can be read", async () => {
  const { url } = await openServer();
  expect((await Visitor.to(url, "ru")).me.name).toMatch(/^[А-ЯЁ]\p{Ll}+ [А-ЯЁ]\p{Ll}+$/u);
  const french = await fetch(`${url}/api/me`, { headers: { "accept-language": "fr-CA,fr;q=0.9,en;q=0.5" } });
  expect(((await french.json()) as { me: { name: string } }).me.name).toMatch(/^\p{Lu}\p{Ll}+ \p{Ll}+$/u);
  const visitor = await Visitor.to(url);
  const rename = async (name: string): Promise<number> =>
    (await visitor.fetch("/api/me", { method: "PATCH", body: JSON.stringify({ name }) })).status;
  expect(await rename("   ")).toBe(400);
  expect(await rename("a".repeat(25))).toBe(400);
  for (const veiled of ["Lan\u0000celot", "Lan\u202ecelot"]) {
    expect(await rename(veiled)).toBe(200);
    expect(await (await visitor.fetch("/api/me")).json()).toMatchObject({ me: { name: "Lancelot" } });
  }
  expect(await rename("🙂")).toBe(400);
  expect(await rename("Жанна д’Арк 🙂")).toBe(200);
  expect(await (await visitor.fetch("/api/me")).json()).toMatchObject({ me: { name: "Жанна д’Арк 🙂" } });
});

test("health is for everybody, metrics for this machine or for those who have the token", async () => {
  const { url } = await openServer();
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: "ok" });
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toMatch(/^roundtable_commit_seconds_count \d+$/m);
  const guarded = await openServer({ settings: { metricsToken: "s3cret", trustProxy: true } });
  expect((await fetch(`${guarded.url}/metrics`)).status).toBe(403);
  const headers = { authorization: "Bearer s3cret" };
  expect((await fetch(`${guarded.url}/metrics`, { headers })).status).toBe(200);
  const proxied = await openServer({ settings: { trustProxy: true } });
  const from = { "x-forwarded-for": "127.0.0.1, 203.0.113.9" };
  expect((await fetch(`${proxied.url}/metrics`, { headers: from })).status).toBe(403);
});

test("a page of another site whose name leads to this machine is told nothing that is for this machine", async () => {
  const { port } = await openServer();
  const statusFor = async (host: string): Promise<number | undefined> => {
    const [response] = (await once(get({ port, path: "/reports", headers: { host } }), "response")) as [
      IncomingMessage,
    ];
    response.resume();
    return response.statusCode;
  };
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
    expect(await statusFor(host)).toBe(200);
  for (const host of [`evil.example:${port}`, "127.0.0.1.evil.example", "localhost.evil.example", "x y"])
    expect(await statusFor(host)).toBe(403);
});

test("a request that is no use gets a clear error", async () => {
  const { url } = await openServer();
  const visitor = await Visitor.to(url);
  const create = async (body: string): Promise<unknown> => {
    const response = await visitor.fetch("/api/tables", { method: "POST", body });
    return [response.status, await response.json()];
  };
  expect(await create("{")).toMatchObject([400, { reason: "unreadable" }]);
  expect(await create('{"id":"1","game":"Chess!"}')).toMatchObject([
    400,
    { detail: "game: Expected the id of a game." },
  ]);
  expect(await create('{"id":"1","game":"constructor"}')).toEqual([404, { reason: "no-such-game" }]);
  expect(await create('{"id":"1","game":"sealed","seats":9,"play":true}')).toMatchObject([
    409,
    { reason: "cannot-start", problems: [{ kind: "seat-count" }] },
  ]);
  expect((await fetch(`${url}/api/nothing`)).status).toBe(404);
});
