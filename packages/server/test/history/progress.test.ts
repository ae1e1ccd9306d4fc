import type { ProgressBody } from "@roundtable/protocol";
import { afterEach, expect, test } from "vitest";
import { achievementsOf, saveAchievements } from "../../src/history/achievement-repository.ts";
import { Visitor } from "../support/client.ts";
import { newStore } from "../support/servers/test-store.ts";
import { caughtUp, closeServers, named, openServer, play, playOut } from "../support/servers/test-server.ts";

afterEach(closeServers);

async function progressOf(visitor: Visitor, game = "sealed"): Promise<readonly string[]> {
  const body = (await (await visitor.fetch(`/api/progress/${game}`)).json()) as ProgressBody;
  return body.achieved;
}

test("achievements are stored for each player when the match ends, and not before", async () => {
  const { url } = await openServer();
  const clients = await play(url, 2);
  for (const client of clients) await client.answer();
  expect(await Promise.all(clients.map(({ visitor }) => progressOf(visitor)))).toEqual([[], []]);
  await playOut(clients);
  const winners = clients[0]?.sight?.outcome?.winners ?? [];
  for (const [seat, { visitor }] of clients.entries()) {
    expect(await progressOf(visitor)).toEqual([winners.includes(seat) ? "won" : "played"]);
  }
  expect(await progressOf(await Visitor.to(url))).toEqual([]);
});

test("nothing is kept of a match in which something was taken back after the dice were seen", async () => {
  const { url } = await openServer();
  const clients = await play(url, 2);
  for (const client of clients) await client.answer();
  await caughtUp(clients);
  const roller = clients.find((client) => client.sight?.decision?.question.kind === "risk");
  const other = clients.find((client) => client !== roller);
  if (roller?.table == null || other === undefined) throw new Error("Nobody may roll.");
  const table = roller.table.id;
  await roller.answer("roll");
  await roller.done({ kind: "undo", table });
  await other.done({ kind: "undo-vote", table, of: roller.seat, agrees: true });
  await roller.isAsked();
  await roller.answer("keep");
  await playOut(clients);
  expect(await progressOf(roller.visitor)).toEqual([]);
  expect(await progressOf(other.visitor)).toEqual([]);
});

test("nothing is kept for one whose seat a bot has played to the end", async () => {
  const { url } = await openServer();
  const { table, host, guest } = named(await play(url, 2));
  await host.done({ kind: "pace", table, pace: "instant" });
  await guest.done({ kind: "leave", table });
  while (host.sight?.outcome == null) {
    await host.until(() => host.sight?.decision != null || host.sight?.outcome != null);
    if (host.sight?.decision != null) await host.answer();
  }
  expect(await progressOf(host.visitor)).toHaveLength(1);
  expect(await progressOf(guest.visitor)).toEqual([]);
});

test("it outlives the server, and belongs to one game", async () => {
  const server = await openServer();
  const clients = await play(server.url, 2);
  await playOut(clients);
  const winner = clients[clients[0]?.sight?.outcome?.winners[0] ?? 0]?.visitor;
  await server.stop();

  const again = await openServer({ dataDir: server.dataDir });
  const back = winner?.at(again.url) ?? (await Visitor.to(again.url));
  expect(await progressOf(back)).toEqual(["won"]);
  expect(await progressOf(back, "another-game")).toEqual([]);
});

test("the same achieved again is kept once, with its first date", async () => {
  const store = await newStore();
  const won = { person: "me", achievement: "won" };
  await store.write((db) => saveAchievements(db, "sealed", [won], 10));
  await store.write((db) => saveAchievements(db, "sealed", [{ ...won, achievement: "played" }, won], 20));
  expect(await achievementsOf(store.db, "me", "sealed")).toEqual(["won", "played"]);
});

test("without a cookie there is nobody whose progress it could be", async () => {
  const { url } = await openServer();
  expect((await fetch(`${url}/api/progress/sealed`)).status).toBe(401);
});
