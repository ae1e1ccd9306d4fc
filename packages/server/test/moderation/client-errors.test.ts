import type { ClientErrorBody } from "@roundtable/protocol/client-errors";
import type { ClientErrorsBody } from "@roundtable/protocol/operator";
import { afterEach, expect, test } from "vitest";
import { saveClientError } from "../../src/client-errors/client-error-repository.ts";
import { makeOperator } from "../../src/moderation/operator-repository.ts";
import { RATE_LIMITS } from "../../src/wire/rate-limits.ts";
import { Visitor } from "../support/client.ts";
import { liveDays } from "../support/servers/days-pass.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { closeServers, openServer, type TestServer } from "../support/servers/test-server.ts";

afterEach(closeServers);

const DAY = 24 * 60 * 60 * 1000;

const broken: ClientErrorBody = {
  where: "board",
  name: "TypeError",
  message: "Cannot read properties of undefined",
  stack: ["table-Bx_1Yz-4.js:1:2345", "base-9Qab12_z.js:12:3"],
  build: "index-Ab3.js",
};

/** As a page sends it, which may not even know who it is. */
async function report({ url }: TestServer, body: object): Promise<number> {
  const headers = { "content-type": "application/json" };
  return (await fetch(`${url}/api/errors`, { method: "POST", headers, body: JSON.stringify(body) })).status;
}

async function listed(server: TestServer): Promise<ClientErrorsBody["list"]> {
  const operator = await Visitor.to(server.url);
  await server.store.write((transaction) => makeOperator(transaction, operator.me.id, 0));
  const response = await operator.fetch("/api/operator/errors");
  expect(response.status).toBe(200);
  return ((await response.json()) as ClientErrorsBody).list;
}

test("an operator reads each error once, with how often it came and when", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const first = clock.now();
  expect(await report(server, broken)).toBe(200);
  clock.advance(5000);
  await report(server, { ...broken, stack: [...broken.stack, "base-9Qab12_z.js:1:1"].slice(0, 2) });
  clock.advance(5000);
  await report(server, { ...broken, where: "page", stack: [] });
  const [latest, earlier] = await listed(server);
  expect(latest).toMatchObject({ where: "page", count: 1, stack: [] });
  expect(earlier).toMatchObject({ ...broken, count: 2, first, last: first + 5000 });
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('roundtable_client_errors_total{where="board"} 2');
});

test("nobody else reads them, and for them there is no such page", async () => {
  const server = await openServer();
  await report(server, broken);
  expect((await (await Visitor.to(server.url)).fetch("/api/operator/errors")).status).toBe(404);
});

test.each([
  ["a name", { message: "Anna is undefined" }],
  ["what was quoted", { message: "Cannot read properties of undefined (reading 'merlin')" }],
  ["an address", { stack: ["f https://games.example/t/tlZqbDOFFlMh:1:1"] }],
  ["an address for a file", { stack: ["ann.example.org.js:1:1"] }],
  ["a file that is not ours", { stack: ["ann-example-org.js:1:1"] }],
  ["an address for a build", { build: "ann.example.org" }],
  ["a position", { stack: ['{"hand":["merlin"]}'] }],
  ["a sentence for a place", { where: "Anna’s hand" }],
  ["a sentence for an error", { name: "Anna has the Grail" }],
  ["a build of its own", { build: "Anna has the Grail" }],
  ["a stack without end", { stack: Array.from({ length: 21 }, () => "a-12345678.js:1:1") }],
])("with %s in it, it is refused and not kept", async (_, odd) => {
  const server = await openServer();
  expect(await report(server, { ...broken, ...odd })).toBe(400);
  expect(await listed(server)).toEqual([]);
});

test("it is kept without what nobody asked for", async () => {
  const server = await openServer();
  await report(server, { ...broken, view: { hand: ["merlin"] }, url: "/t/tlZqbDOFFlMh" });
  expect(JSON.stringify(await listed(server))).not.toMatch(/merlin|tlZqbDOFFlMh/);
});

test("a large one is not read", async () => {
  const server = await openServer();
  expect(await report(server, { ...broken, filler: "x".repeat(9000) })).toBe(400);
});

test("one address reports a few", async () => {
  const server = await openServer({
    rateLimits: { ...RATE_LIMITS, clientErrorsPerAddress: { burst: 1, perSecond: 0 } },
  });
  expect(await report(server, broken)).toBe(200);
  expect(await report(server, broken)).toBe(429);
});

test("of a page from before, the names of functions are not kept: they may be any word", async () => {
  const server = await openServer();
  expect(await report(server, { ...broken, stack: ["ann.example.org table-Bx_1Yz-4.js:1:2345"] })).toBe(200);
  expect(await listed(server)).toMatchObject([{ stack: ["table-Bx_1Yz-4.js:1:2345"] }]);
});

test("one address brings ten new errors a day; what is known is counted all the same", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const nth = (n: number) => ({ ...broken, stack: [`table-Bx_1Yz-4.js:1:${n}`] });
  for (let n = 0; n < 12; n += 1) expect(await report(server, nth(n))).toBe(200);
  expect(await listed(server)).toHaveLength(10);
  await report(server, nth(3));
  expect((await listed(server)).find(({ stack }) => stack[0]?.endsWith(":3"))).toMatchObject({ count: 2 });
  clock.jump(DAY);
  await report(server, nth(11));
  expect(await listed(server)).toHaveLength(11);
});

test("500 are kept; a flood of one kind pushes out its own, and none is kept for longer than a month", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const { store } = server;
  const real = [
    broken,
    { ...broken, where: "page" as const },
    { ...broken, stack: ["rules-Q_4abcde.js:1:1"] },
  ];
  const flood = Array.from({ length: 600 }, (_, n) => ({ ...broken, stack: [`base-9Qab12_z.js:1:${n}`] }));
  for (const error of [...real, ...flood]) {
    clock.advance(1);
    await store.write((db) => saveClientError(db, error, clock.now()));
  }
  const rows = await store.db.selectFrom("client_errors").selectAll().orderBy("last_at").execute();
  expect(rows).toHaveLength(500);
  expect(rows.slice(0, 4).map(({ place, stack }) => [place, stack])).toEqual([
    ...real.map(({ where, stack }) => [where, JSON.stringify(stack)]),
    ["board", '["base-9Qab12_z.js:1:103"]'],
  ]);
  await liveDays(server, clock, 32);
  expect(await listed(server)).toEqual([]);
});
