import { encode } from "@roundtable/host/disclosure/frame";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { LIMITS } from "@roundtable/protocol";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { Connection } from "../../src/websocket/connection.ts";
import { Heartbeat, HEARTBEAT_MS } from "../../src/websocket/heartbeat.ts";
import { RATE_LIMITS } from "../../src/wire/rate-limits.ts";
import { type Client, ConnectionLost, Visitor } from "../support/client.ts";
import { GENEROUS } from "../support/servers/generous-rate-limits.ts";
import { caughtUp, closeServers, gather, named, openServer } from "../support/servers/test-server.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";

afterEach(closeServers);
afterEach(() => void vi.useRealTimers());

const MIB = 1024 * 1024;

const ANYTHING = { kind: "watch-lobby", on: false } as const;

/** Makes the server check its connections this often. Clients that answer pings have done so afterwards. */
async function look(timeouts: number, clients: readonly Client[]): Promise<void> {
  for (let nth = 0; nth < timeouts; nth += 1) {
    vi.advanceTimersByTime(HEARTBEAT_MS);
    await Promise.all(clients.map(({ socket }) => answeredPing(socket)));
  }
}

/** A round trip by frames that the server does not count as commands. */
async function answeredPing(socket: WebSocket): Promise<void> {
  const answered = once(socket, "pong");
  socket.ping();
  await answered;
}

test("a socket that is silent for ten seconds is cut off: its person is away", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const server = await openServer();
  const { table, host, guest } = named(await gather(server.url, 2));
  await guest.done({ kind: "exit", table });
  const silent = await guest.visitor.enter(table, { autoPong: false });
  const pinged = once(silent.socket, "ping");
  await look(3, [host, guest]);
  await pinged;
  await look(1, [host, guest]);
  expect(silent.closed).toBeNull();
  await look(1, [host, guest]);
  await silent.until(() => silent.closed !== null);
  await host.until(() => host.table?.seats[1]?.kind === "person" && !host.table.seats[1].here, "his absence");
  expect([host.closed, guest.closed]).toEqual([null, null]);
  await server.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("a socket that says nothing is pinged, and stays as long as it answers", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const server = await openServer();
  const quiet = await (await Visitor.to(server.url)).connect();
  for (let nth = 0; nth < 4; nth += 1) {
    const pinged = once(quiet.socket, "ping");
    vi.advanceTimersByTime(3 * HEARTBEAT_MS);
    await pinged;
    // The answer to the ping has gone out before this.
    await answeredPing(quiet.socket);
  }
  expect(quiet.closed).toBeNull();
});

test("a bot may think for twenty seconds and longer", () => {
  const looks = (isBot: boolean) => {
    const heartbeat = new Heartbeat(isBot);
    return Array.from({ length: 25 }, () => heartbeat.look());
  };
  expect(looks(true).indexOf("ping")).toBe(11);
  expect(looks(true).indexOf("end")).toBe(24);
  expect(looks(false).indexOf("end")).toBe(4);
});

test("a ping is answered, and counts for nothing as long as there are few", async () => {
  const clock = new ManualClock();
  const rateLimits = { ...GENEROUS, messagesPerConnection: { burst: 2, perSecond: 0 } };
  const { url } = await openServer({ clock, rateLimits });
  const client = await (await Visitor.to(url)).connect();
  for (let nth = 0; nth < 5; nth += 1) await client.done({ kind: "ping" });
  await caughtUp([client]);
  await client.done({ kind: "ping" });
  expect(await client.refusal({ kind: "ping" })).toBe("too-fast");
  clock.advance(1000);
  await client.done({ kind: "ping" });
  expect(await client.refusal(ANYTHING)).toBe("too-fast");
});

test("a client that reads nothing is cut off when four megabytes wait for it", async () => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  onTestFinished(() => client.terminate());
  const [socket, request] = (await once(server, "connection")) as [WebSocket, IncomingMessage];
  const connection = new Connection(
    socket,
    request.socket,
    { id: "ann", name: "Ann" },
    {
      request: "one",
      session: null,
      rate: RATE_LIMITS.messagesPerConnection,
      patience: RATE_LIMITS.patience,
      now: () => 0,
      addressForFriends: null,
      maySend: () => true,
      perform: () => Promise.resolve(null),
      failed: () => {},
    },
  );
  await once(client, "message");
  client.pause();
  const frame = encode({ kind: "ack", id: "x".repeat(MIB / 4) });
  const waiting: number[] = [];
  while (waiting.length < 400 && socket.readyState === WebSocket.OPEN) {
    waiting.push(socket.bufferedAmount);
    connection.send(frame);
  }
  expect(socket.readyState).not.toBe(WebSocket.OPEN);
  expect(waiting.findIndex((bytes) => bytes > 4 * MIB)).toBe(waiting.length - 1);
});

test("a message eight times too long is not even read", async () => {
  const { url } = await openServer();
  const client = await (await Visitor.to(url)).connect();
  client.socket.send("x".repeat(8 * LIMITS.message));
  await client.until(() => client.messages.length === 2);
  expect(client.messages[1]).toMatchObject({
    reason: "unreadable",
    detail: "A message has at most 8192 bytes.",
  });
  client.socket.send("x".repeat(8 * LIMITS.message + 1));
  await client.until(() => client.closed !== null);
  expect(client.closed).toEqual({ code: 1009 });
});

/** The status with which a socket is opened or not. */
function opened(visitor: Visitor, path: string): Promise<number> {
  return new Promise((resolve) => {
    const { cookie } = visitor;
    const socket = new WebSocket(`${visitor.url.replace("http", "ws")}${path}`, { headers: { cookie } });
    socket.on("open", () => resolve(101));
    socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
    socket.on("error", () => {});
  });
}

test("one address may not open sockets without end, and only where they are opened", async () => {
  const rateLimits = { ...GENEROUS, connectionsPerAddress: { burst: 2, perSecond: 0 } };
  const { url } = await openServer({ rateLimits });
  const visitor = await Visitor.to(url);
  expect(await opened(visitor, "/elsewhere")).toBe(404);
  expect(await opened(visitor, "/ws")).toBe(101);
  expect(await opened(visitor, "/ws?again")).toBe(101);
  expect(await opened(visitor, "/ws")).toBe(429);
});

test("all sockets of one address share what it may send", async () => {
  const { url } = await openServer({
    rateLimits: { ...GENEROUS, messagesPerAddress: { burst: 3, perSecond: 0 } },
  });
  const one = await (await Visitor.to(url)).connect();
  const other = await (await Visitor.to(url)).connect();
  await caughtUp([one, other, one]);
  expect(await other.refusal(ANYTHING)).toBe("too-fast");
});

test("all sockets of one person share one rate limit", async () => {
  const rateLimits = { ...GENEROUS, messagesPerPerson: { burst: 3, perSecond: 0 } };
  const { url } = await openServer({ rateLimits });
  const visitor = await Visitor.to(url);
  const [one, other] = [await visitor.connect(), await visitor.connect()];
  await caughtUp([one, other, one]);
  expect(await other.refusal(ANYTHING)).toBe("too-fast");
  await caughtUp([await (await Visitor.to(url)).connect()]);
});

test("after a pause one may send again", async () => {
  const clock = new ManualClock();
  const rateLimits = { ...GENEROUS, messagesPerConnection: { burst: 2, perSecond: 1 } };
  const { url } = await openServer({ clock, rateLimits });
  const client = await (await Visitor.to(url)).connect();
  await caughtUp([client, client]);
  expect(await client.refusal(ANYTHING)).toBe("too-fast");
  clock.advance(1000);
  await caughtUp([client]);
  expect(await client.refusal(ANYTHING)).toBe("too-fast");
});

test("patience has an end: so many are refused for their pace, the next one cuts the connection", async () => {
  const rateLimits = { ...GENEROUS, messagesPerConnection: { burst: 1, perSecond: 0 }, patience: 3 };
  const { url } = await openServer({ rateLimits });
  const client = await (await Visitor.to(url)).connect();
  await caughtUp([client]);
  for (let nth = 0; nth < 3; nth++) expect(await client.refusal(ANYTHING)).toBe("too-fast");
  await expect(client.ask(ANYTHING)).rejects.toThrow(ConnectionLost);
  expect(client.closed).toEqual({ code: 1008 });
});

test("the first word of a connection is who I am, what time it is, and where friends find us", async () => {
  const clock = new ManualClock();
  const publicUrl = new URL("https://games.example.org/");
  const { url } = await openServer({ clock, settings: { publicUrl } });
  const client = await (await Visitor.to(url)).connect();
  expect(client.messages[0]).toEqual({
    kind: "welcome",
    protocol: 4,
    me: client.visitor.me,
    now: clock.now(),
    address: "https://games.example.org",
  });
});
