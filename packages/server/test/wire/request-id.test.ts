import { afterEach, expect, test } from "vitest";
import { requestId } from "../../src/wire/request-id.ts";
import { Gate } from "../support/servers/commit-gate.ts";
import { keptLog } from "../support/captured-log.ts";
import { closeServers, named, openServer, play } from "../support/servers/test-server.ts";

// SQLite only: a request has its id before any store is asked.

afterEach(closeServers);

const UUID = /^[0-9a-f-]{36}$/;

test("what fails by a command is logged with the number of that command in its connection, and its kind", async () => {
  const { log, lines } = keptLog();
  const gate = new Gate();
  const { url } = await openServer({ log, gate });
  const { table, host, guest } = named(await play(url, 2));
  gate.failures = 1;
  expect(await host.refusal({ kind: "pace", table, pace: "quick" })).toBe("try-again");
  gate.failures = 1;
  expect(await guest.refusal({ kind: "pace", table, pace: "quick" })).toBe("try-again");
  const failures = lines.filter(({ level }) => level === 50);
  expect(failures).toHaveLength(2);
  for (const { request, command, table: at } of failures) {
    expect([command, at]).toEqual(["pace", table]);
    expect(request).toMatch(/^[0-9a-f-]{36}\.\d+$/);
  }
  expect(new Set(failures.map(({ request }) => request)).size).toBe(2);
});

test("what fails by a request has the id that its answer names, and the proxy's own where there is one", async () => {
  const { log, lines } = keptLog();
  const gate = new Gate();
  const { url } = await openServer({ log, gate, settings: { trustProxy: true } });
  const { host } = named(await play(url, 2));
  gate.failures = 2;
  const failed = await host.visitor.fetch("/api/tables", {
    method: "POST",
    body: JSON.stringify({ id: "one", game: "sealed" }),
    headers: { "x-request-id": "proxy-7" },
  });
  expect(failed.status).toBeGreaterThanOrEqual(500);
  expect(failed.headers.get("x-request-id")).toBe("proxy-7");
  expect(lines.filter(({ level }) => level === 50)).toMatchObject([{ request: "proxy-7" }]);
});

test("what the server does by itself is on nobody's request, also where a command has set it off", async () => {
  const { log, lines } = keptLog();
  const gate = new Gate();
  const { url } = await openServer({ log, gate });
  const { table, host } = named(await play(url, 1, { seats: 2 }));
  await host.done({ kind: "pace", table, pace: "quick" });
  await host.answer();
  // The bot's, which thinks about it for a moment.
  gate.failures = 1;
  await expect.poll(() => lines.some(({ level }) => level === 50), { timeout: 20_000 }).toBe(true);
  expect(lines.find(({ level }) => level === 50)).not.toHaveProperty("request");
});

test("an id from outside is taken only from our proxy, and only if it is one", () => {
  const of = (id: string, trusted: boolean): string =>
    requestId({ headers: { "x-request-id": id } }, trusted);
  expect(of("abc-1", true)).toBe("abc-1");
  expect(of("abc-1", false)).toMatch(UUID);
  expect(of('evil\n{"level":60}', true)).toMatch(UUID);
  expect(of("x".repeat(65), true)).toMatch(UUID);
});
