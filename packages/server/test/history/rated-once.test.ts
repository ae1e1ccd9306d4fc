import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { startChild } from "../support/servers/child-node.ts";
import { type Client, ConnectionLost } from "../support/client.ts";
import { isOnPostgres, openStoreIn } from "../support/servers/test-store.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import { closeServers, openServer, play } from "../support/servers/test-server.ts";

afterEach(closeServers);

const RATED = {
  rated: true,
  clock: { kind: "live", bankSeconds: 600, capSeconds: 120, awaySeconds: 60 },
};

/** Everything but the answer that ends the match; who has to give it, and how. */
async function playToTheLast(clients: readonly Client[]) {
  for (;;) {
    for (const client of clients) await client.done({ kind: "watch-lobby", on: false });
    const asked = clients.find((client) => client.sight?.decision != null);
    const [decision, table] = [asked?.sight?.decision, asked?.table?.id];
    if (asked === undefined || decision == null || table === undefined) throw new Error("Nobody is asked.");
    const view = asked.sight?.view as { round?: number } | undefined;
    if (view?.round === 2 && decision.question.kind === "risk") {
      const answer = decision.answers[0]?.id ?? "";
      return {
        asked,
        wish: { kind: "answer", id: randomUUID(), table, decision: decision.id, answer } as const,
      };
    }
    await asked.answer();
  }
}

test("killed while a rated match ends, the server comes back with all of it or nothing, and counts it once", async () => {
  const dataDir = newFolder();
  let people: Client[] = [];
  for (let life = 0; life < 2; life++) {
    const server = await startChild(dataDir);
    people = await play(server.url, 2, RATED);
    const { asked, wish } = await playToTheLast(people);
    asked.socket.send(JSON.stringify(wish));
    // Each life is ended a little later: before it has arrived, in the middle of it, when it is kept.
    for (let turn = 0; turn < life * 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    await server.kill();

    const again = await startChild(dataDir);
    const back = await asked.visitor.at(again.url).enter(wish.table);
    await back.done(wish).catch((error: unknown) => {
      if (error instanceof ConnectionLost) throw error;
    });
    await back.done(wish);
    await back.until(() => back.table?.status === "over");
    await again.kill();

    const store = await openStoreIn(dataDir);
    const rows = await store.db
      .selectFrom("ratings")
      .selectAll()
      .where(
        "who",
        "in",
        people.map(({ visitor }) => visitor.me.id),
      )
      .execute();
    const results = await store.db
      .selectFrom("results")
      .selectAll()
      .where("table_id", "=", wish.table)
      .orderBy("seat")
      .execute();
    await store.close();
    expect(rows.map(({ matches }) => matches)).toEqual([1, 1]);
    expect(results.map(({ rated }) => rated)).toEqual([1, 1]);
    for (const { person, rating_after } of results)
      expect(rows.find(({ who }) => who === person)?.rating).toBe(rating_after);
  }
});

test.runIf(isOnPostgres())("sent to two nodes at the same time, the last answer counts once", async () => {
  const dataDir = newFolder();
  const [one, other] = [await openServer({ dataDir }), await openServer({ dataDir })];
  const clients = await play(one.url, 2, RATED);
  const { asked, wish } = await playToTheLast(clients);
  const elsewhere = await asked.visitor.at(other.url).enter(wish.table);
  await Promise.all([asked.done(wish), elsewhere.done(wish)]);
  const rows = await one.store.db.selectFrom("ratings").selectAll().execute();
  expect(rows.map(({ matches }) => matches)).toEqual([1, 1]);
});

test.runIf(isOnPostgres())(
  "two matches of the same people that end at two nodes follow one another",
  async () => {
    const dataDir = newFolder();
    const [one, other] = [await openServer({ dataDir }), await openServer({ dataDir })];
    const first = await play(one.url, 2, RATED);
    const [host, guest] = first.map(({ visitor }) => visitor.at(other.url));
    if (host === undefined || guest === undefined) throw new Error("Nobody is there.");
    const table = await host.create({ seats: 2, ...RATED });
    const second = [await host.enter(table), await guest.enter(table)];
    await second[1]?.done({ kind: "sit", table });
    await second[0]?.done({ kind: "start", table });
    for (const client of second) await client.until(() => client.sight !== null, "the match");
    const lasts = [await playToTheLast(first), await playToTheLast(second)];
    await Promise.all(lasts.map(({ asked, wish }) => asked.done(wish)));
    const rows = await one.store.db.selectFrom("ratings").selectAll().execute();
    expect(rows.map(({ matches }) => matches)).toEqual([2, 2]);
    const steps = await one.store.db
      .selectFrom("results")
      .select(["rating_before", "rating_after"])
      .where("person", "=", host.me.id)
      .orderBy("rating_before")
      .execute();
    // One of the two begins where the other has led.
    const after = new Set(steps.map(({ rating_after }) => rating_after));
    expect(steps.filter(({ rating_before }) => after.has(rating_before))).toHaveLength(1);
  },
);
