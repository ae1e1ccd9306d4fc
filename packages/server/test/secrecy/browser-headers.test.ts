import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { PERMISSIONS_POLICY } from "../../src/wire/permissions-policy.ts";
import { TIMEOUTS } from "../../src/wire/timeouts.ts";
import { Visitor } from "../support/client.ts";
import { GENEROUS } from "../support/servers/generous-rate-limits.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import { closeServers, openServer } from "../support/servers/test-server.ts";

afterEach(closeServers);

/** One answer of each kind: pages, files, what is refused, what is not there, and what comes too fast. */
async function answers(): Promise<readonly Response[]> {
  const dist = newFolder();
  mkdirSync(join(dist, "assets"));
  writeFileSync(join(dist, "index.html"), "<!doctype html><title>the page</title>");
  writeFileSync(join(dist, "assets/part-1a2b.js"), "export {};");
  const { url } = await openServer({
    dist,
    rateLimits: { ...GENEROUS, requestsPerAddress: { burst: 9, perSecond: 0 } },
  });
  const visitor = await Visitor.to(url);
  const found: Response[] = [];
  for (const [path, init] of [
    ["/"],
    ["/t/abcdefghijkl"],
    ["/assets/part-1a2b.js"],
    ["/assets/old.js"],
    ["/healthz"],
    ["/metrics", { headers: { "x-forwarded-for": "203.0.113.9" } }],
    ["/api/me"],
    ["/api/nothing"],
    ["/api/tables", { method: "POST", body: "{" }],
    ["/api/me", { method: "PATCH", body: "{}", headers: { origin: "https://evil.example" } }],
    ["/api/tables/abcdefghijkl/log"],
    ["/%00"],
    ["/%zz"],
    ...Array.from({ length: 9 }, () => ["/api/me"] as const),
  ] as const satisfies readonly (readonly [string, RequestInit?])[])
    found.push(await visitor.fetch(path, init));
  return found;
}

test("every answer binds the browser, whatever it is", async () => {
  const all = await answers();
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 400, 403, 404, 429]));
  for (const { headers, url, status } of all)
    expect([
      status,
      url,
      headers.get("x-content-type-options"),
      headers.get("referrer-policy"),
      headers.get("permissions-policy"),
      headers.get("content-security-policy")?.includes("frame-ancestors 'none'"),
      headers.get("cross-origin-resource-policy"),
    ]).toEqual([status, url, "nosniff", "no-referrer", PERMISSIONS_POLICY, true, "same-origin"]);
});

const RAW = {
  "what is no request": ["hello\r\n\r\n", 400],
  "headers without end": [`GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  "a request without a host": ["GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  "an expectation": ["GET / HTTP/1.1\r\nHost: x\r\nExpect: much\r\n\r\n", 417],
  "half a request": ["GET / HTTP/1.1\r\nHost: x\r\n", 408],
  "a socket that is not there": [upgrade("/nothing"), 404],
  "a socket for a stranger": [upgrade("/ws"), 401],
} as const;

function upgrade(path: string): string {
  const lines = [`GET ${path} HTTP/1.1`, "Host: x", "Connection: Upgrade", "Upgrade: websocket"];
  return `${lines.join("\r\n")}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
}

test.each(Object.entries(RAW))("an answer to %s binds the browser, too", async (_, [asked, status]) => {
  const timeouts = { ...TIMEOUTS, headersMs: 200, requestMs: 200, checkedEveryMs: 50 };
  const { port } = await openServer({ timeouts });
  const socket = connect(port, "127.0.0.1");
  socket.write(asked);
  const [head = ""] = (await text(socket)).split("\r\n\r\n");
  const [line = "", ...rest] = head.split("\r\n");
  const headers = new Headers(rest.map((one) => one.split(/: (.*)/, 2) as [string, string]));
  expect([
    line.split(" ")[1],
    headers.get("x-content-type-options"),
    headers.get("referrer-policy"),
    headers.get("permissions-policy"),
    headers.get("content-security-policy")?.includes("frame-ancestors 'none'"),
    headers.get("cross-origin-resource-policy"),
  ]).toEqual([`${status}`, "nosniff", "no-referrer", PERMISSIONS_POLICY, true, "same-origin"]);
});

test("every body says what it is and how it is encoded", async () => {
  for (const response of await answers())
    expect(response.headers.get("content-type")).toMatch(
      /^(text\/(html|plain|javascript)|application\/json|application\/javascript); charset=utf-8$/,
    );
});

test("no other origin may read an answer", async () => {
  for (const { headers } of await answers())
    expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
});

test("nobody is sent to another address", async () => {
  for (const { redirected, headers } of await answers())
    expect([redirected, headers.get("location")]).toEqual([false, null]);
});
