import type { ClientErrorBody } from "@roundtable/protocol/client-errors";
import type { ClientErrorsBody } from "@roundtable/protocol/operator";
import { afterEach, expect, test } from "vitest";
import { makeOperator } from "../src/store/operator-rows.ts";
import { RATES } from "../src/wire/rates.ts";
import { Visitor } from "./world/client.ts";
import { liveDays } from "./world/live-days.ts";
import { ManualClock } from "./world/manual-clock.ts";
import { closeServers, openServer, type TestServer } from "./world/test-server.ts";

afterEach(closeServers);

const broken: ClientErrorBody = {
  where: "board",
  name: "TypeError",
  message: "Cannot read properties of undefined",
  stack: ["Board table-Bx_1.js:1:2345", " base-9Q.js:12:3"],
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
  await report(server, { ...broken, stack: [...broken.stack, "deeper base-9Q.js:1:1"].slice(0, 2) });
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
  ["a position", { stack: ['{"hand":["merlin"]}'] }],
  ["a sentence for a place", { where: "Anna’s hand" }],
  ["a sentence for an error", { name: "Anna has the Grail" }],
  ["a build of its own", { build: "Anna has the Grail" }],
  ["a stack without end", { stack: Array.from({ length: 21 }, () => "f a.js:1:1") }],
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
    rates: { ...RATES, clientErrorsPerAddress: { burst: 1, perSecond: 0 } },
  });
  expect(await report(server, broken)).toBe(200);
  expect(await report(server, broken)).toBe(429);
});

test("only the latest are kept, and none for longer than a month", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  for (let nth = 0; nth < 502; nth += 1) {
    clock.advance(1);
    await report(server, { ...broken, stack: [`f a.js:1:${nth}`] });
  }
  const count = server.store.db
    .selectFrom("client_errors")
    .select(({ fn }) => fn.countAll<number>().as("count"));
  expect(await count.executeTakeFirstOrThrow()).toEqual({ count: 500 });
  await liveDays(server, clock, 32);
  expect(await listed(server)).toEqual([]);
});
