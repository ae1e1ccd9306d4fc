import { randomUUID } from "node:crypto";
import type { Report, ReportsBody } from "@roundtable/protocol/reports";
import { afterEach, expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import { game } from "../support/servers/sealed-game.ts";
import {
  closeServers,
  gather,
  named,
  openServer,
  play,
  type TestServer,
} from "../support/servers/test-server.ts";
import { RATE_LIMITS } from "../../src/wire/rate-limits.ts";

afterEach(closeServers);

async function reported(visitor: Visitor, table: string, words: string, more = {}): Promise<Response> {
  const body = JSON.stringify({ id: randomUUID(), words, ...more });
  return await visitor.fetch(`/api/tables/${table}/report`, { method: "POST", body });
}

async function listed({ url }: TestServer): Promise<ReportsBody["reports"]> {
  return ((await (await fetch(`${url}/reports`)).json()) as ReportsBody).reports;
}

test("a report from a running match is kept with its log and position, and they get only a number", async () => {
  const server = await openServer();
  const { table, host, guest } = named(await play(server.url, 2));
  await host.answer();
  const response = await reported(guest.visitor, table, "  My card is gone.  ");
  expect(response.status).toBe(201);
  const [kept] = await listed(server);
  expect(await response.json()).toEqual({ report: kept?.id });
  expect(kept).toMatchObject({ game: "sealed", table, words: "My card is gone." });
  const read = async () => (await (await fetch(`${server.url}/reports/${kept?.id}`)).json()) as Report;
  // The operator may be playing at the table.
  const running = await read();
  expect(running).toMatchObject({ seat: 1, at: 1, words: "My card is gone." });
  expect(running).not.toHaveProperty("log");
  expect(running).not.toHaveProperty("position");
  for (const client of [host, guest]) await client.done({ kind: "end-vote", table, agrees: true });
  const report = await read();
  expect(report).toMatchObject({ seat: 1, at: 1, versions: { rules: game.version } });
  expect(report.log?.entries).toHaveLength(1);
  expect(report.position).toHaveProperty("bids");
  expect(JSON.stringify(report)).not.toContain(`"key"`);
});

test("a spectator may report, too, and names the moment of a replay", async () => {
  const server = await openServer();
  const { table, host } = named(await play(server.url, 1, { seats: 2 }));
  await host.answer();
  await host.done({ kind: "end-vote", table, agrees: true });
  await reported(await Visitor.to(server.url), table, "Here!", { at: 0 });
  await reported(await Visitor.to(server.url), table, "And beyond the end!", { at: 99 });
  const ids = (await listed(server)).map(({ id }) => id);
  const reports = await Promise.all(
    ids.map(async (id) => (await (await fetch(`${server.url}/reports/${id}`)).json()) as Report),
  );
  expect(reports.every(({ seat }) => seat === null)).toBe(true);
  const moments = new Set(reports.map(({ at }) => at));
  expect(moments).toEqual(new Set([0, reports[0]?.log?.entries.length]));
});

test("only the operator reads them", async () => {
  const server = await openServer({ settings: { metricsToken: "secret" } });
  const { table, host } = named(await play(server.url, 2));
  await reported(host.visitor, table, "Wrong.");
  const as = (authorization: string) => ({ headers: { authorization } });
  for (const path of ["/reports", "/reports/abc"]) {
    expect((await host.visitor.fetch(path)).status).toBe(403);
    expect((await fetch(`${server.url}${path}`, as("Bearer guess"))).status).toBe(403);
  }
  expect((await fetch(`${server.url}/reports`, as("Bearer secret"))).status).toBe(200);
  expect((await fetch(`${server.url}/reports/abc`, as("Bearer secret"))).status).toBe(404);
});

test("nothing is reported of a match that has not begun, without words, by strangers, or without end", async () => {
  const server = await openServer({
    rateLimits: { ...RATE_LIMITS, reportsPerAddress: { burst: 4, perSecond: 0.001 } },
  });
  const { table: gathering, host } = named(await gather(server.url, 2));
  expect((await reported(host.visitor, gathering, "Wrong.")).status).toBe(409);
  expect((await reported(host.visitor, gathering, "   ")).status).toBe(400);
  expect((await reported(host.visitor, gathering, "x".repeat(2001))).status).toBe(400);
  expect((await reported(host.visitor, "abcdefghijkl", "Wrong.")).status).toBe(404);
  expect((await reported(host.visitor, gathering, "Wrong.")).status).toBe(429);
  const init = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
  expect((await fetch(`${server.url}/api/tables/${gathering}/report`, init)).status).toBe(401);
  expect(await listed(server)).toEqual([]);
});
