import { afterEach, expect, test } from "vitest";
import { startChild } from "../support/servers/child-node.ts";
import type { Client } from "../support/client.ts";
import { asAfterAKill, isOnPostgres, openStoreIn } from "../support/servers/test-store.ts";
import { keptLog } from "../support/captured-log.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import { caughtUp, closeServers, named, openServer, play } from "../support/servers/test-server.ts";
import { until } from "../support/until.ts";
import { keptMatch } from "../support/stored-match.ts";

afterEach(closeServers);

const CHANGED = new URL("../support/servers/changed-registry.ts", import.meta.url).href;
const LEASE_MS = 900;

/** Both lay a card, and the winner of the round keeps the points. */
async function playRound(clients: readonly Client[]): Promise<void> {
  for (const client of clients) expect((await client.answer()).kind).toBe("ack");
  await (await winnerOf(clients)).answer("keep");
  await caughtUp(clients);
}

async function winnerOf(clients: readonly Client[]): Promise<Client> {
  const isAsked = (client: Client): boolean => client.sight?.decision?.question.kind === "risk";
  await until(() => clients.some(isAsked));
  return clients.find(isAsked) ?? Promise.reject(new Error("Nobody has won."));
}

/** What was played by other rules cannot be taken back; all else is as it was. */
function seenBy({ sight, lines }: Client): unknown {
  return [sight?.view, sight?.decision, lines];
}

function scoresSeenBy(client: Client): number[] {
  return (client.sight?.view as { scores: number[] } | undefined)?.scores ?? [];
}

test("a match whose server was killed goes on from where it stands, though its rules have changed", async () => {
  const dataDir = newFolder();
  const old = await startChild(dataDir, { LEASE_MS: String(LEASE_MS) });
  const clients = await play(old.url, 2);
  const { table, host, guest } = named(clients);
  await playRound(clients);
  const store = await openStoreIn(dataDir);
  await until(async () => (await keptMatch(store.db, table))?.after === 3);
  await store.close();
  await old.kill();
  const before = clients.map(seenBy);
  const { url } = await openServer({ dataDir, registry: CHANGED, leaseMs: LEASE_MS });
  const back = [await host.visitor.at(url).enter(table), await guest.visitor.at(url).enter(table)];
  expect(back.map(seenBy)).toEqual(before);
  expect(Math.max(...scoresSeenBy(named(back).host))).toBe(3);
  await playRound(back);
  expect(scoresSeenBy(named(back).host).reduce((sum, points) => sum + points)).toBe(7);
});

test("what the new rules would not have made of the last moment before a kill is asked for again", async () => {
  const old = await openServer({ clock: new ManualClock(), leaseMs: LEASE_MS });
  const clients = await play(old.url, 2);
  const { table, host, guest } = named(clients);
  await playRound(clients);
  const { log, lines } = keptLog();
  const dataDir = await asAfterAKill(old.dataDir);
  const { url } = await openServer({ dataDir, registry: CHANGED, leaseMs: LEASE_MS, log });
  const back = [await host.visitor.at(url).enter(table), await guest.visitor.at(url).enter(table)];
  expect(scoresSeenBy(named(back).host)).toEqual([0, 0]);
  expect(lines).toContainEqual(expect.objectContaining({ table, dropped: 1 }));
  await (await winnerOf(back)).answer("keep");
  await caughtUp(back);
  expect(Math.max(...scoresSeenBy(named(back).guest))).toBe(4);
});

test("by the same rules nothing of the last moment before a kill is missing", async () => {
  const old = await openServer({ clock: new ManualClock() });
  const clients = await play(old.url, 2);
  const { table, host } = named(clients);
  await playRound(clients);
  const again = await openServer({ dataDir: await asAfterAKill(old.dataDir), clock: new ManualClock() });
  expect((await host.visitor.at(again.url).enter(table)).sight).toEqual(host.sight);
});

test.runIf(isOnPostgres())(
  "while a node of the old rules runs beside one of the new, a match goes over to the new ones once and for all",
  async () => {
    const old = await openServer({ leaseMs: LEASE_MS });
    const clients = await play(old.url, 2);
    const { table, host, guest } = named(clients);
    await playRound(clients);
    const other = await play(old.url, 2);
    const next = await openServer({ dataDir: old.dataDir, registry: CHANGED, leaseMs: LEASE_MS });
    const moved = await guest.visitor.at(next.url).enter(table);
    expect(seenBy(moved)).toEqual(seenBy(guest));
    // People at the old node are disconnected and reach the new one sooner or later.
    await host.until(() => host.closed !== null, "the end of the connection");
    expect(host.closed).toEqual({ code: 1012 });
    const tooOld = await host.visitor.connect();
    expect(await tooOld.refusal({ kind: "enter", table })).toBe("try-again");
    await tooOld.until(() => tooOld.closed !== null, "the end of the connection");
    const back = [await host.visitor.at(next.url).enter(table), moved];
    await playRound(back);
    expect(scoresSeenBy(moved).reduce((sum, points) => sum + points)).toBe(7);
    // A match that nobody has taken to the new node is played on at the old one.
    await playRound(other);
    expect(Math.max(...scoresSeenBy(named(other).host))).toBe(3);
  },
);
