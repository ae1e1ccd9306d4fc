import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { callPublicUrl } from "../../src/net/outgoing-http.ts";
import { Visitor } from "../support/client.ts";
import { keptLog } from "../support/captured-log.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import { openOutsideServer } from "../support/webhook-server.ts";
import { closeServers, openServer, type TestServer } from "../support/servers/test-server.ts";

// SQLite only: pages are files, and no store is asked.

afterEach(closeServers);

/** What the server says to bytes that no library would send. */
async function answerTo({ port }: TestServer, bytes: string): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1" });
  await once(socket, "connect");
  socket.write(bytes);
  return await text(socket);
}

const HEAD = "Host: 127.0.0.1\r\nConnection: close\r\n";

test.each([
  ["Content-Length and chunks", "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"],
  ["two Content-Lengths", "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} "],
  ["a Content-Length that is no number", "Content-Length: +2\r\n\r\n{}"],
])("a request of two lengths is refused: %s", async (_, rest) => {
  const server = await openServer();
  const answer = await answerTo(server, `POST /api/tables HTTP/1.1\r\n${HEAD}${rest}`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test("TRACE is not answered", async () => {
  const server = await openServer();
  const answer = await answerTo(server, `TRACE / HTTP/1.1\r\n${HEAD}X-Secret: 4711\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 40[045] /);
  expect(answer).not.toContain("4711");
});

test("no path leads out of the folder of the page, and none lists it", async () => {
  const outer = newFolder();
  const dist = join(outer, "dist");
  mkdirSync(join(dist, "assets"), { recursive: true });
  writeFileSync(join(dist, "index.html"), "the page");
  writeFileSync(join(dist, "assets/part-1a2b.js"), "the part");
  writeFileSync(join(outer, "secret.txt"), "the secret");
  const server = await openServer({ dist });
  for (const path of [
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/..%5csecret.txt",
    "//secret.txt",
    "/assets/",
    "/assets",
    "/.env",
  ]) {
    const answer = await answerTo(server, `GET ${path} HTTP/1.1\r\n${HEAD}\r\n`);
    expect(answer).not.toMatch(/the secret|part-1a2b/);
  }
});

test("a compressed body is not unpacked", async () => {
  const { url } = await openServer();
  const visitor = await Visitor.to(url);
  const response = await visitor.fetch("/api/me", {
    method: "PATCH",
    headers: { "content-encoding": "gzip" },
    body: gzipSync('{"name":"Lancelot"}'),
  });
  expect(response.status).toBe(400);
  expect(await (await visitor.fetch("/api/me")).json()).toMatchObject({ me: { name: visitor.me.name } });
});

test("nobody changes what all objects have in common", async () => {
  const { url } = await openServer();
  const visitor = await Visitor.to(url);
  for (const body of [
    '{"name":"Lancelot","__proto__":{"polluted":true}}',
    '{"name":"Lancelot","constructor":{"prototype":{"polluted":true}}}',
  ])
    await visitor.fetch("/api/me", { method: "PATCH", body });
  const tab = await visitor.connect();
  tab.socket.send('{"kind":"watch-lobby","id":"a","on":false,"__proto__":{"polluted":true}}');
  await tab.done({ kind: "watch-lobby", on: false });
  expect({}).not.toHaveProperty("polluted");
});

test("a parameter that is given twice is refused", async () => {
  const { url } = await openServer();
  expect((await fetch(`${url}/api/me?locale=fr&locale=ru`)).status).toBe(400);
});

test("what fails inside is not told outside", async () => {
  const { log, lines } = keptLog();
  const server = await openServer({ log });
  const visitor = await Visitor.to(server.url);
  await server.store.close();
  const response = await visitor.fetch("/api/tables");
  expect([response.status, await response.json()]).toEqual([503, { reason: "try-again" }]);
  expect(lines.map(({ msg }) => msg)).toContain("A request failed.");
});

test("a redirect of a called server is not followed", async () => {
  const outside = await openOutsideServer();
  outside.answer(302);
  const call = { headers: {}, body: Buffer.from("{}") };
  expect(await callPublicUrl(`${outside.url}/hook`, call, { allowsLoopback: true })).toBe(302);
  expect(outside.calls).toHaveLength(1);
  outside.close();
});
