import { afterEach, expect, test } from "vitest";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { closeServers, openServer } from "../support/servers/test-server.ts";

afterEach(closeServers);

const DAY = 24 * 60 * 60 * 1000;

test("security.txt names the operator's contact, where it lies, and a day until which it is good", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({
    clock,
    settings: {
      securityContact: "mailto:security@example.org",
      publicUrl: new URL("https://games.example.org/"),
    },
  });
  const fetched = async (): Promise<readonly string[]> => {
    const response = await fetch(`${url}/.well-known/security.txt`);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "text/plain; charset=utf-8",
    ]);
    return (await response.text()).split("\n");
  };
  const [contact, expires = "", canonical, end] = await fetched();
  expect([contact, canonical, end]).toEqual([
    "Contact: mailto:security@example.org",
    "Canonical: https://games.example.org/.well-known/security.txt",
    "",
  ]);
  const until = Date.parse(expires.replace("Expires: ", ""));
  // RFC 9116: less than a year, so that nobody relies on what is old.
  expect(until - clock.now()).toBeGreaterThan(80 * DAY);
  expect(until - clock.now()).toBeLessThan(365 * DAY);
  clock.advance(200 * DAY);
  expect(Date.parse((await fetched())[1]?.replace("Expires: ", "") ?? "")).toBeGreaterThan(clock.now());
});

test("over plain http it has no canonical address, and without a contact there is no such file", async () => {
  const plain = await openServer({ settings: { securityContact: "https://example.org/security" } });
  const text = await (await fetch(`${plain.url}/.well-known/security.txt`)).text();
  expect(text).toMatch(/^Contact: https:\/\/example\.org\/security\nExpires: [\d-]+T00:00:00\.000Z\n$/);
  const silent = await openServer();
  expect((await fetch(`${silent.url}/.well-known/security.txt`)).status).toBe(404);
});
