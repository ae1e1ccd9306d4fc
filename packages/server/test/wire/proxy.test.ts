import { afterEach, expect, test } from "vitest";
import { placeOf } from "../../src/net/request-address.ts";
import { Visitor } from "../support/client.ts";
import { GENEROUS } from "../support/servers/generous-rate-limits.ts";
import { keptLog } from "../support/captured-log.ts";
import { closeServers, openServer } from "../support/servers/test-server.ts";

afterEach(closeServers);

test.each(["x-forwarded-for", "forwarded", "x-real-ip", "via"])(
  "what came through a proxy (%s) is not taken for this machine's own",
  async (header) => {
    const { url } = await openServer();
    expect((await fetch(`${url}/metrics`)).status).toBe(200);
    expect((await fetch(`${url}/metrics`, { headers: { [header]: "203.0.113.7" } })).status).toBe(403);
  },
);

test("the operator is told, once, that a proxy stands before a server that does not know it", async () => {
  const { log, lines } = keptLog();
  const { url } = await openServer({ log });
  const headers = { "x-forwarded-for": "203.0.113.7" };
  for (let time = 0; time < 3; time++) await fetch(`${url}/api/tables`, { headers });
  const warned = lines.filter(({ msg }) => msg.includes("TRUST_PROXY"));
  expect(warned.map(({ level }) => level)).toEqual([40]);
  const trusting = keptLog();
  const second = await openServer({ log: trusting.log, settings: { trustProxy: true } });
  await fetch(`${second.url}/api/tables`, { headers });
  expect(trusting.lines).toEqual([]);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
  ["who knows", "who knows"],
])("%s counts with its neighbours as %s", (address, place) => {
  expect(placeOf(address)).toBe(place);
});

test("all addresses of one household's network share what they may ask", async () => {
  const rateLimits = { ...GENEROUS, requestsPerAddress: { burst: 1, perSecond: 0 } };
  const { url } = await openServer({ rateLimits, settings: { trustProxy: true } });
  const from = async (address: string): Promise<number> =>
    (await fetch(`${url}/api/tables`, { headers: { "x-forwarded-for": address } })).status;
  expect(await from("2001:db8:1:2::1")).toBe(200);
  expect(await from("2001:db8:1:2::2")).toBe(429);
  expect(await from("2001:db8:1:3::1")).toBe(200);
  await Visitor.to(url);
});
