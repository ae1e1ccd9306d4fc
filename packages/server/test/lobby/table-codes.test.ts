import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { RATE_LIMITS } from "../../src/wire/rate-limits.ts";
import { Visitor } from "../support/client.ts";
import { closeServers, gather, named, openServer, playOut } from "../support/servers/test-server.ts";

afterEach(closeServers);

async function found(who: Visitor, code: string): Promise<unknown> {
  return await (await who.fetch(`/api/codes/${encodeURIComponent(code)}`)).json();
}

test("a table is found by its six letters, however they are typed, until its match is over", async () => {
  const { url } = await openServer();
  const clients = await gather(url, 2);
  const { host, table } = named(clients);
  const code = host.table?.code ?? "";
  expect(code).toMatch(/^[B-DGHJ-NPR-TVWXZ]{6}$/);
  const friend = await Visitor.to(url);
  expect(await found(friend, code)).toEqual({ table });
  expect(await found(friend, ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`)).toEqual({ table });
  await host.done({ kind: "start", table });
  expect(await found(friend, code)).toEqual({ table });
  await playOut(clients);
  expect(await found(friend, code)).toEqual({ reason: "no-such-table" });
  expect(host.table?.code).toBeUndefined();
});

test("no two tables have the same code, and those who play again have another", async () => {
  const { url, store } = await openServer();
  const visitor = await Visitor.to(url);
  await Promise.all(Array.from({ length: 15 }, () => visitor.create({ id: randomUUID() })));
  const rows = await store.db.selectFrom("tables").select("code").execute();
  expect(new Set(rows.map(({ code }) => code)).size).toBe(15);
  const first = rows[0]?.code ?? "";
  const rename = store.write(
    async (db) => void (await db.updateTable("tables").set({ code: first }).execute()),
  );
  await expect(rename).rejects.toThrow(/unique/i);
});

test("an invalid code is named as such, and guessing is slowed down", async () => {
  const { url } = await openServer({
    rateLimits: { ...RATE_LIMITS, codesPerAddress: { burst: 3, perSecond: 0.001 } },
  });
  const guesser = await Visitor.to(url);
  expect(await found(guesser, "AEIOU")).toMatchObject({ reason: "unreadable" });
  expect(await found(guesser, "BCDGHJ")).toEqual({ reason: "no-such-table" });
  expect(await found(guesser, "BCDGHK")).toEqual({ reason: "no-such-table" });
  expect(await found(guesser, "BCDGHL")).toEqual({ reason: "too-fast" });
});
