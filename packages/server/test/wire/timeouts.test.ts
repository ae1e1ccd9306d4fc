import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { Visitor } from "../support/client.ts";
import { GENEROUS } from "../support/servers/generous-rate-limits.ts";
import { closeServers, openServer, type TestServer } from "../support/servers/test-server.ts";
import { until } from "../support/until.ts";

// SQLite only: how long a connection may take is decided before any store is asked.

afterEach(closeServers);

const HURRIED = { headersMs: 100, requestMs: 200, idleMs: 400, checkedEveryMs: 20 };

/** A socket that says this and then holds on, whatever it is told. */
async function holding({ port }: TestServer, says: string): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(says);
  return socket;
}

const HALF_A_REQUEST = "GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nCook";
const HALF_A_BODY =
  "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
const upgradeAt = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

test.each([
  ["says nothing", ""],
  ["stops in the middle of its headers", HALF_A_REQUEST],
  ["stops in the middle of its body", HALF_A_BODY],
])("a connection that %s has its time", async (_, says) => {
  const server = await openServer({ timeouts: HURRIED });
  const socket = await holding(server, says);
  socket.resume();
  await expect(once(socket, "end")).resolves.toEqual([]);
});

test.each([
  ["where none is opened", "/elsewhere"],
  ["for somebody who is nobody", "/ws"],
])("a socket that is refused, %s, is gone from the server", async (_, path) => {
  const server = await openServer();
  const socket = await holding(server, upgradeAt(path));
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 40[14] /);
  await until(() => {
    socket.write("Hello?");
    return socket.destroyed;
  });
});

test("a server stops in a moment, even if clients hold on", async () => {
  const server = await openServer();
  const visitor = await Visitor.to(server.url);
  await holding(server, "");
  await holding(server, HALF_A_REQUEST);
  await holding(server, HALF_A_BODY);
  await holding(server, upgradeAt("/elsewhere"));
  const deaf = await visitor.connect();
  deaf.socket.pause();
  await expect(server.stop()).resolves.toBeUndefined();
});

test.each(["ping", "pong"] as const)("who floods the server with %ss is cut off", async (kind) => {
  const rateLimits = { ...GENEROUS, messagesPerConnection: { burst: 5, perSecond: 0 }, patience: 3 };
  const { url } = await openServer({ rateLimits });
  const client = await (await Visitor.to(url)).connect();
  let answered = 0;
  client.socket.on("pong", () => answered++);
  for (let nth = 0; nth < 20; nth++) client.socket[kind]();
  await client.until(() => client.closed !== null, "the end");
  expect(client.closed).toEqual({ code: 1008 });
  expect(answered).toBe(kind === "ping" ? 5 : 0);
});

test("a message in endless pieces is cut off", async () => {
  const { url } = await openServer();
  const client = await (await Visitor.to(url)).connect();
  for (let nth = 0; nth < 20; nth++) client.socket.send("", { fin: false });
  await client.until(() => client.closed !== null, "the end");
  expect(client.closed).toEqual({ code: 1008 });
});

test("one address holds so many sockets and no more, until it lets go of one", async () => {
  const { url } = await openServer({ rateLimits: { ...GENEROUS, socketsPerAddress: 2 } });
  const visitor = await Visitor.to(url);
  const [first] = [await visitor.connect(), await visitor.connect()];
  await expect(visitor.connect()).rejects.toThrow("closed");
  await first.leave();
  await until(() =>
    visitor.connect().then(
      () => true,
      () => false,
    ),
  );
});
