import { afterEach, expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import { keptLog, type LogRecord } from "../support/captured-log.ts";
import { GENEROUS } from "../support/servers/generous-rate-limits.ts";
import { closeServers, openServer } from "../support/servers/test-server.ts";

afterEach(closeServers);

const isRefusal = ({ msg }: LogRecord): boolean => msg === "A request was refused.";

test("who is refused for who they are is logged, with the route and the status", async () => {
  const { log, lines } = keptLog();
  const { url } = await openServer({ log });
  const visitor = await Visitor.to(url);
  await fetch(`${url}/api/me`, {
    method: "PATCH",
    body: "{}",
    headers: { "content-type": "application/json" },
  });
  const foreign = { origin: "https://evil.example" };
  await visitor.fetch("/api/me", { method: "PATCH", body: "{}", headers: foreign });
  await visitor.fetch("/api/tables/abcdefghijkl/log");
  const refused = lines.filter(isRefusal);
  expect(refused).toMatchObject([
    { level: 30, method: "PATCH", route: "/api/me", status: 401, from: "127.0.0.0/24" },
    { level: 30, method: "PATCH", route: "/api/me", status: 403, from: "127.0.0.0/24" },
  ]);
  expect(JSON.stringify(refused)).not.toContain(visitor.cookie);
});

test("a flood of refusals is logged in part, and counted whole", async () => {
  const { log, lines } = keptLog();
  const rateLimits = { ...GENEROUS, requestsPerAddress: { burst: 1, perSecond: 0 } };
  const { url } = await openServer({ log, rateLimits });
  for (let timeouts = 0; timeouts < 40; timeouts++) await fetch(`${url}/api/me`);
  expect(lines.filter(isRefusal).length).toBeLessThan(15);
  expect(await (await fetch(`${url}/metrics`)).text()).toContain(
    'roundtable_refusals_total{status="429"} 39',
  );
});
