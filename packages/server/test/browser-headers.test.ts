import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { PERMISSIONS_POLICY } from "../src/wire/permissions-policy.ts";
import { Visitor } from "./world/client.ts";
import { GENEROUS } from "./world/generous-rates.ts";
import { newFolder } from "./world/new-folder.ts";
import { closeServers, openServer } from "./world/test-server.ts";

afterEach(closeServers);

/** One answer of each kind: pages, files, what is refused, what is not there, and what comes too fast. */
async function answers(): Promise<readonly Response[]> {
  const dist = newFolder();
  mkdirSync(join(dist, "assets"));
  writeFileSync(join(dist, "index.html"), "<!doctype html><title>the page</title>");
  writeFileSync(join(dist, "assets/part-1a2b.js"), "export {};");
  const { url } = await openServer({
    dist,
    rates: { ...GENEROUS, requestsPerAddress: { burst: 9, perSecond: 0 } },
  });
  const visitor = await Visitor.to(url);
  const found: Response[] = [];
  for (const [path, init] of [
    ["/"],
    ["/t/abcdefghijkl"],
    ["/assets/part-1a2b.js"],
    ["/assets/old.js"],
    ["/healthz"],
    ["/metrics", { headers: { "x-forwarded-for": "203.0.113.9" } }],
    ["/api/me"],
    ["/api/nothing"],
    ["/api/tables", { method: "POST", body: "{" }],
    ["/api/me", { method: "PATCH", body: "{}", headers: { origin: "https://evil.example" } }],
    ["/api/tables/abcdefghijkl/log"],
    ["/%00"],
    ["/%zz"],
    ...Array.from({ length: 9 }, () => ["/api/me"] as const),
  ] as const satisfies readonly (readonly [string, RequestInit?])[])
    found.push(await visitor.fetch(path, init));
  return found;
}

test("every answer binds the browser, whatever it is", async () => {
  const all = await answers();
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 400, 403, 404, 429]));
  for (const { headers, url, status } of all)
    expect([
      status,
      url,
      headers.get("x-content-type-options"),
      headers.get("referrer-policy"),
      headers.get("permissions-policy"),
      headers.get("content-security-policy")?.includes("frame-ancestors 'none'"),
      headers.get("cross-origin-resource-policy"),
    ]).toEqual([status, url, "nosniff", "no-referrer", PERMISSIONS_POLICY, true, "same-origin"]);
});

test("every body says what it is and how it is encoded", async () => {
  for (const response of await answers())
    expect(response.headers.get("content-type")).toMatch(
      /^(text\/(html|plain|javascript)|application\/json|application\/javascript); charset=utf-8$/,
    );
});

test("no other origin may read an answer", async () => {
  for (const { headers } of await answers())
    expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
});

test("nobody is sent to another address", async () => {
  for (const { redirected, headers } of await answers())
    expect([redirected, headers.get("location")]).toEqual([false, null]);
});
