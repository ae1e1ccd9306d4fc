import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { LIMITS } from "@roundtable/protocol";
import { expect, test } from "vitest";
import { addressOf, isLoopback } from "../../src/net/request-address.ts";
import { isSameOrigin } from "../../src/wire/same-origin.ts";
import { readMessage } from "../../src/websocket/read-message.ts";

/** A request that came over a connection from this address. */
function from(
  remoteAddress: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
  return Object.assign(new IncomingMessage(socket), { headers });
}

test("a client's address is the one it comes from, or what a trusted proxy added last", () => {
  const forwarded = { "x-forwarded-for": "10.0.0.1, 203.0.113.9 " };
  expect(addressOf(from("192.0.2.1", forwarded), false)).toBe("192.0.2.1");
  expect(addressOf(from("192.0.2.1", forwarded), true)).toBe("203.0.113.9");
  expect(addressOf(from("192.0.2.1"), true)).toBe("192.0.2.1");
  expect(addressOf(from("192.0.2.1", { "x-forwarded-for": "" }), true)).toBe("192.0.2.1");
  expect(addressOf(from(undefined), false)).toBe("");
});

test("this machine is known by every name of its own address", () => {
  for (const address of ["127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1"])
    expect(isLoopback(address)).toBe(true);
  for (const address of ["10.127.0.1", "::2", "::ffff:10.0.0.1", "1270.0.0.1", ""])
    expect(isLoopback(address)).toBe(false);
});

test("our own pages are recognised by their origin, or where none is named by what the browser says", () => {
  const publicUrl = new URL("https://games.example.org/");
  const isOurs = (headers: Readonly<Record<string, string>>, url: URL | null = publicUrl): boolean =>
    isSameOrigin({ host: "localhost:3000", ...headers }, url);
  expect(isOurs({ origin: "http://localhost:3000" })).toBe(true);
  expect(isOurs({ origin: "https://games.example.org" })).toBe(true);
  expect(isOurs({ origin: "http://games.example.org" })).toBe(false);
  expect(isOurs({ origin: "https://games.example.org" }, null)).toBe(false);
  expect(isOurs({ origin: "http://localhost:3001" })).toBe(false);
  expect(isOurs({ origin: "null" })).toBe(false);
  expect(isOurs({})).toBe(true);
  expect(isOurs({ "sec-fetch-site": "same-origin" })).toBe(true);
  expect(isOurs({ "sec-fetch-site": "none" })).toBe(true);
  expect(isOurs({ "sec-fetch-site": "same-site" })).toBe(false);
  expect(isOurs({ "sec-fetch-site": "cross-site" })).toBe(false);
});

/** A readable message of this many bytes; its text is in letters of two. */
function messageOf(bytes: number): string {
  const written = (text: string): string =>
    JSON.stringify({ kind: "sit", id: "1", table: "abcdefghijkl", more: text });
  const left = bytes - Buffer.byteLength(written(""));
  return written(`${"a".repeat(left % 2)}${"é".repeat(Math.floor(left / 2))}`);
}

test("a message is read up to its greatest length in bytes, and not beyond", () => {
  expect(readMessage(messageOf(LIMITS.message)).command).toEqual({
    kind: "sit",
    id: "1",
    table: "abcdefghijkl",
  });
  expect(readMessage(messageOf(LIMITS.message + 1))).toEqual({
    command: null,
    id: null,
    detail: "A message has at most 8192 bytes.",
  });
});

test("what cannot be read is named, with the id that it carries if that is one", () => {
  expect(readMessage("{")).toMatchObject({ id: null, detail: "A message is one JSON object." });
  expect(readMessage('"sit"')).toMatchObject({ command: null, id: null });
  expect(readMessage("null")).toMatchObject({ command: null, id: null });
  expect(readMessage('{"kind":"sit"}')).toMatchObject({ id: null });
  const sit = (id: unknown) => readMessage(JSON.stringify({ kind: "sit", id, table: "short" }));
  expect(sit("x".repeat(64))).toMatchObject({
    id: "x".repeat(64),
    detail: "table: Expected the id of a table.",
  });
  expect(sit("x".repeat(65))).toMatchObject({ id: null });
  expect(sit(7)).toMatchObject({ id: null });
});

test("a complaint is short, however long the nonsense", () => {
  const reading = readMessage(JSON.stringify({ kind: "x".repeat(1000), id: "1" }));
  expect(reading.command === null && reading.detail).toMatch(/^kind: .{294}$/);
});
