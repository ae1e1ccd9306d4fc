import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { ErrorBody } from "@roundtable/protocol";
import { sql } from "kysely";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { openPostgres } from "../../src/store/postgres/open.ts";
import { RATE_LIMITS } from "../../src/wire/rate-limits.ts";
import { Visitor } from "../support/client.ts";
import { GENEROUS } from "../support/servers/generous-rate-limits.ts";
import { databaseIn, isOnPostgres, newDatabase } from "../support/servers/test-store.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import { caughtUp, closeServers, named, openServer, play, playOut } from "../support/servers/test-server.ts";
import { PATIENCE_MS } from "../support/until.ts";
import { wayTo } from "../support/servers/lossy-proxy.ts";

afterEach(closeServers);

/** The metrics by their names. */
async function metricsOf(url: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.split("\n").filter((line) => !line.startsWith("#"));
  return new Map(lines.map((line) => [line.replace(/ .*/, ""), Number(line.replace(/.* /, ""))]));
}

test("the metrics tell of commits, bots, tables, connections and commands", async () => {
  const { url } = await openServer();
  const { table, host } = named(await play(url, 1, { seats: 2 }));
  await host.done({ kind: "pace", table, pace: "instant" });
  await host.answer();
  await host.until(() => JSON.stringify(host.lines).includes('"shown"'), "the bot's answer");
  expect(await host.refusal({ kind: "sit", table, seat: 1 })).toBe("already-started");
  const metrics = await metricsOf(url);
  const of = (name: string): number => metrics.get(`roundtable_${name}`) ?? -1;
  expect(of("commit_seconds_count")).toBeGreaterThan(3);
  expect(of('commit_seconds_bucket{le="+Inf"}')).toBe(of("commit_seconds_count"));
  expect(of("commit_writes_total")).toBeGreaterThanOrEqual(of("commit_seconds_count"));
  expect(of("commit_seconds_sum")).toBeGreaterThan(0);
  expect(of("bots_waiting")).toBe(0);
  expect(of("tables_in_memory")).toBe(1);
  expect(of("connections")).toBe(1);
  expect(of('bot_answers_total{how="thought"}')).toBeGreaterThanOrEqual(1);
  expect(of('commands_total{kind="answer",result="done"}')).toBe(1);
  expect(of('commands_total{kind="sit",result="already-started"}')).toBe(1);
  expect(metrics.get("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  expect(metrics.get("process_resident_memory_bytes")).toBeGreaterThan(1e6);
  const response = await fetch(`${url}/metrics`);
  expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
});

test("only the right token opens the metrics", async () => {
  const { url } = await openServer({ settings: { metricsToken: "s3cret" } });
  const status = async (authorization: string): Promise<number> =>
    (await fetch(`${url}/metrics`, { headers: { authorization } })).status;
  expect(await status("Bearer s3cret")).toBe(200);
  expect(await status("Bearer s3cres")).toBe(403);
  expect(await status("Bearer s3cre")).toBe(403);
  expect(await status("s3cret")).toBe(403);
});

test("a server whose store does not answer is not well", async () => {
  const server = await openServer();
  await server.store.close();
  const response = await fetch(`${server.url}/healthz`);
  expect([response.status, await response.json()]).toEqual([503, { status: "the store does not answer" }]);
});

test.runIf(isOnPostgres())("a server whose database takes nothing is not well until it does", async () => {
  const url = await newDatabase();
  const way = await wayTo(url);
  const server = await openServer({ settings: { databaseUrl: way.url } });
  const health = async (): Promise<unknown> => {
    const response = await fetch(`${server.url}/healthz`);
    return [response.status, await response.json()];
  };
  const becomes = async (status: string): Promise<void> =>
    await vi.waitFor(async () => expect(await health()).toEqual([status === "ok" ? 200 : 503, { status }]), {
      timeout: PATIENCE_MS,
    });
  const { db, close } = await openPostgres(url);
  onTestFinished(close);
  const name = sql.id(new URL(way.url).pathname.slice(1));
  const set = async (isReadOnly: "on" | "off"): Promise<void> => {
    await sql`alter database ${name} set default_transaction_read_only = ${sql.raw(isReadOnly)}`.execute(db);
    // It counts for new connections.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  };
  expect(await health()).toEqual([200, { status: "ok" }]);
  await set("on");
  await becomes("The disk is read-only: nothing can be kept.");
  await sql`set default_transaction_read_only = off`.execute(db);
  await set("off");
  await becomes("ok");
  way.close();
  await becomes("the store does not answer");
});

test("one address may not ask the API without end; files and health it may", async () => {
  const { url } = await openServer({
    rateLimits: { ...GENEROUS, requestsPerAddress: { burst: 2, perSecond: 0 } },
  });
  const visitor = await Visitor.to(url);
  expect((await visitor.fetch("/api/tables")).status).toBe(200);
  const third = await visitor.fetch("/api/tables");
  expect([third.status, await third.json()]).toEqual([429, { reason: "too-fast" }]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/apiary`)).status).toBe(503);
});

test("a house full of people behind one router is within what one address may ask", () => {
  expect(RATE_LIMITS).toMatchObject({
    messagesPerConnection: { burst: 60, perSecond: 15 },
    messagesPerPerson: { burst: 120, perSecond: 20 },
    messagesPerAddress: { burst: 600, perSecond: 150 },
    connectionsPerAddress: { burst: 300, perSecond: 5 },
    socketsPerAddress: 500,
    requestsPerAddress: { burst: 600, perSecond: 20 },
    guestsPerAddress: { burst: 300, perSecond: 0.5 },
    tablesPerAddress: { burst: 300, perSecond: 0.5 },
    reportsPerAddress: { burst: 20, perSecond: 1 / 60 },
    clientErrorsPerAddress: { burst: 20, perSecond: 1 / 30 },
    patience: 100,
  });
});

test("a request has at most 64 KiB", async () => {
  const { url } = await openServer();
  const visitor = await Visitor.to(url);
  const rename = async (bytes: number): Promise<ErrorBody> => {
    const empty = JSON.stringify({ name: "" }).length;
    const body = JSON.stringify({ name: "a".repeat(bytes - empty) });
    const response = await visitor.fetch("/api/me", { method: "PATCH", body });
    expect(response.status).toBe(400);
    return (await response.json()) as ErrorBody;
  };
  expect((await rename(64 * 1024)).detail).toMatch(/^name: /);
  expect((await rename(64 * 1024 + 1)).detail).toMatch(/too large/);
});

test("a long answer is sent compressed, a short one as it is", async () => {
  const { url } = await openServer();
  const clients = await play(url, 2);
  const { table, host } = named(clients);
  await playOut(clients);
  const log = await host.visitor.fetch(`/api/tables/${table}/log`);
  expect(log.headers.get("content-encoding")).not.toBeNull();
  expect((await host.visitor.fetch("/api/me")).headers.get("content-encoding")).toBeNull();
});

test("what is one person's own is not kept by anything on the way", async () => {
  const { url } = await openServer();
  const clients = await play(url, 2);
  const { table, host } = named(clients);
  await playOut(clients);
  for (const path of ["/api/me", "/api/tables", "/api/progress/sealed", `/api/tables/${table}/log`])
    expect((await host.visitor.fetch(path)).headers.get("cache-control")).toBe("no-store");
  const log = await host.visitor.fetch(`/api/tables/${table}/log`);
  expect(log.headers.get("content-disposition")).toBe(`attachment; filename="roundtable-${table}.json"`);
});

test("strangers are told to ask for a cookie first, whatever they want", async () => {
  const { url } = await openServer();
  const asked = [
    fetch(`${url}/api/me`, { method: "PATCH", body: "{}", headers: { "content-type": "application/json" } }),
    fetch(`${url}/api/tables`, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    }),
    fetch(`${url}/api/progress/sealed`),
    fetch(`${url}/api/tables/finished`),
  ];
  for (const response of await Promise.all(asked)) {
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ detail: "There is no cookie yet: ask GET /api/me first." });
  }
  expect(await (await fetch(`${url}/api/tables`)).json()).toEqual({
    open: [],
    mine: [],
    more: { open: null, mine: null },
  });
});

test("a guest's cookie lasts a year from the last visit, and makes nobody else of them", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const visitor = await Visitor.to(url);
  await visitor.create();
  await visitor.fetch("/api/me");
  clock.advance(24 * 60 * 60 * 1000);
  const again = await visitor.fetch("/api/me");
  expect(await again.json()).toEqual({ me: visitor.me, named: false, hasAccount: false });
  expect(again.headers.get("set-cookie")).toMatch(
    /^roundtable=.*; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(again.headers.get("set-cookie")).toContain(visitor.cookie);
});

test("a language that we do not speak is no language of a request", async () => {
  const { url } = await openServer();
  const headers = { "accept-language": "fr" };
  expect((await fetch(`${url}/api/me?locale=de`)).status).toBe(400);
  // What the address says goes before what the browser says.
  const russian = await fetch(`${url}/api/me?locale=ru`, { headers });
  expect(await russian.text()).toMatch(/"name":"[А-ЯЁ]/);
});

test.skipIf(isOnPostgres())(
  "if the store cannot be opened, the error names the file and what to do",
  async () => {
    const dataDir = newFolder();
    const file = join(dataDir, "roundtable.sqlite");
    mkdirSync(file);
    await expect(openServer({ dataDir })).rejects.toThrow(
      `${file} cannot be opened for writing: unable to open database file. Set DATA_DIR to another folder.`,
    );
  },
);

test.runIf(isOnPostgres())("a database that is not there is named, and how to make it", async () => {
  const url = new URL((await databaseIn(newFolder())) ?? "");
  url.pathname = "nowhere";
  await expect(openServer({ settings: { databaseUrl: url.href } })).rejects.toThrow(
    `PostgreSQL at ${url.host} has no database “nowhere”: make it (createdb nowhere), or correct DATABASE_URL.`,
  );
});

test("an address that is not this machine's is named", async () => {
  await expect(openServer({ settings: { listenAddress: "203.0.113.9" } })).rejects.toThrow(
    "HOST is 203.0.113.9, which is no address of this machine.",
  );
});

test("a person's new name reaches all their tabs", async () => {
  const { url } = await openServer();
  const visitor = await Visitor.to(url);
  const [tab, phone] = [await visitor.connect(), await visitor.connect()];
  const other = await (await Visitor.to(url)).connect();
  await visitor.fetch("/api/me", { method: "PATCH", body: '{"name":"Guinevere"}' });
  await caughtUp([tab, phone, other]);
  const me = { kind: "me", me: { id: visitor.me.id, name: "Guinevere" } };
  expect(tab.messages).toContainEqual(me);
  expect(phone.messages).toContainEqual(me);
  expect(other.messages).not.toContainEqual(me);
});
