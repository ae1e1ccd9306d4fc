import type { BlocksBody } from "@roundtable/protocol/moderation";
import { isSaid } from "@roundtable/kernel";
import { afterEach, expect, test } from "vitest";
import { blockedEitherWay } from "../../src/moderation/block-repository.ts";
import { RATE_LIMITS } from "../../src/wire/rate-limits.ts";
import { type Client, Visitor } from "../support/client.ts";
import { caughtUp, closeServers, gather, named, openServer, play } from "../support/servers/test-server.ts";

afterEach(closeServers);

type Regarded = BlocksBody["regards"];

async function regard(me: Visitor, other: string, kind: unknown): Promise<Response> {
  return await me.fetch(`/api/regards/${other}`, { method: "PUT", body: JSON.stringify({ kind }) });
}

async function regards(me: Visitor): Promise<Regarded> {
  return ((await (await me.fetch("/api/regards")).json()) as BlocksBody).regards;
}

/** All words that somebody has read in the log of a match. */
function heard({ lines }: Client): string[] {
  return lines.flatMap((line) => {
    if (line.kind !== "told" || !isSaid(line.told)) return [];
    return "text" in line.told.say ? [line.told.say.text] : [line.told.say.statement.kind];
  });
}

test("whom I have muted or blocked is kept for me alone, and can be undone", async () => {
  const server = await openServer();
  const { host, guest, third } = named(await gather(server.url, 3));
  const [ann, bob, eve] = [host.visitor, guest.visitor, third.visitor];
  expect(await regards(ann)).toEqual([]);
  expect((await regard(ann, bob.me.id, "mute")).status).toBe(200);
  await regard(ann, eve.me.id, "block");
  await regard(ann, eve.me.id, "block");
  const kept = await regards(ann);
  expect(new Set(kept.map(({ person, kind }) => [person.name, kind].join()))).toEqual(
    new Set([`${bob.me.name},mute`, `${eve.me.name},block`]),
  );
  expect(await regards(bob)).toEqual([]);
  await regard(ann, bob.me.id, "block");
  expect([...(await blockedEitherWay(server.store.db, ann.me.id, [bob.me.id]))]).toEqual([bob.me.id]);
  expect([...(await blockedEitherWay(server.store.db, bob.me.id, [ann.me.id]))]).toEqual([ann.me.id]);
  expect([...(await blockedEitherWay(server.store.db, bob.me.id, [eve.me.id]))]).toEqual([]);
  await regard(ann, bob.me.id, "mute");
  expect([...(await blockedEitherWay(server.store.db, ann.me.id, [bob.me.id]))]).toEqual([]);
  for (const other of [bob, eve]) await regard(ann, other.me.id, null);
  expect(await regards(ann)).toEqual([]);
});

test("nobody can mute themselves, nobody, or by other words; strangers and the hasty are refused", async () => {
  const server = await openServer({
    rateLimits: { ...RATE_LIMITS, blocksPerAddress: { burst: 4, perSecond: 0.001 } },
  });
  const { host, guest } = named(await gather(server.url, 2));
  const ann = host.visitor;
  expect((await regard(ann, ann.me.id, "mute")).status).toBe(404);
  expect((await regard(ann, "abcdefghijkl", "mute")).status).toBe(404);
  expect((await regard(ann, "<b>", "mute")).status).toBe(400);
  expect((await regard(ann, guest.visitor.me.id, "hate")).status).toBe(400);
  expect((await regard(ann, guest.visitor.me.id, "mute")).status).toBe(429);
  expect((await fetch(`${server.url}/api/regards`)).status).toBe(401);
  expect(await regards(ann)).toEqual([]);
});

test("a blocked person cannot sit at my table and is not told why; I can sit at theirs", async () => {
  const { url } = await openServer();
  const owner = await Visitor.to(url);
  const table = await owner.create({ seats: 3 });
  const host = await owner.enter(table);
  const griefer = await (await Visitor.to(url)).enter(table);
  await griefer.done({ kind: "sit", table });
  await griefer.done({ kind: "leave", table });
  await regard(owner, griefer.visitor.me.id, "block");
  expect(await griefer.refusal({ kind: "sit", table })).toBe("cannot-sit");
  expect(griefer.frames.join()).not.toContain("block");
  const own = await griefer.visitor.create({ seats: 3 });
  await host.done({ kind: "sit", table: own });
  await regard(owner, griefer.visitor.me.id, null);
  await griefer.done({ kind: "sit", table });
});

test("before the match a blocked person may write: I read nothing of it, and everyone else does", async () => {
  const { url } = await openServer();
  const { table, host, guest, third } = named(await gather(url, 3));
  await guest.done({ kind: "say", table, say: { text: "first" } });
  await regard(host.visitor, guest.visitor.me.id, "block");
  await guest.done({ kind: "say", table, say: { text: "second" } });
  await third.done({ kind: "say", table, say: { text: "third" } });
  await caughtUp([host, third]);
  expect(host.chat).toEqual(["first", "", "third"]);
  expect(third.chat).toEqual(["first", "second", "third"]);
  const again = await host.visitor.enter(table);
  await caughtUp([again]);
  expect(again.chat).toEqual(["", "", "third"]);
  expect(again.frames.join()).not.toMatch(/first|second/);
});

test("nor in it; but what is part of the game stays, and so does every line in its place", async () => {
  const { url } = await openServer();
  const { table, host, guest } = named(await play(url, 2));
  await regard(host.visitor, guest.visitor.me.id, "block");
  await guest.done({ kind: "say", table, say: { text: "Fool!" } });
  await guest.done({ kind: "say", table, say: { statement: { kind: "high-card" } } });
  await host.done({ kind: "say", table, say: { text: "Hello." } });
  await caughtUp([host, guest]);
  expect(heard(host)).toEqual(["", "high-card", "Hello."]);
  expect(heard(guest)).toEqual(["Fool!", "high-card", "Hello."]);
  const again = await host.visitor.enter(table);
  await caughtUp([again]);
  expect(again.lines).toEqual(host.lines);
  expect(host.missed).toBe(0);
});

test("a rematch reserves no seat for people who are blocked either way", async () => {
  const { url } = await openServer();
  const people = await play(url, 3);
  const { table, host, guest, third } = named(people);
  for (const client of people) await client.done({ kind: "end-vote", table, agrees: true });
  await regard(host.visitor, guest.visitor.me.id, "block");
  await host.done({ kind: "again", table });
  await host.until(() => host.table?.again != null, "the next table");
  const next = await host.visitor.enter(host.table?.again ?? "");
  const kept = next.table?.seats.map((at) => (at.kind === "open" ? (at.invited?.id ?? null) : at.kind));
  expect(kept).toEqual(["person", null, third.visitor.me.id]);
});
