import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { Gate } from "../support/servers/commit-gate.ts";
import { isOnPostgres, newStore } from "../support/servers/test-store.ts";
import {
  closeServers,
  caughtUp,
  openServer,
  play,
  playOut,
  roundTrip,
} from "../support/servers/test-server.ts";

afterEach(closeServers);

function heard(clients: readonly Client[]): number[] {
  return clients.map(({ frames }) => frames.length);
}

test.skipIf(isOnPostgres())(
  "a file waits for the disk at every commit: synchronous=FULL, in WAL mode",
  async () => {
    const store = await newStore();
    const synchronous = await sql<{ synchronous: number }>`pragma synchronous`.execute(store.db);
    const journal = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(store.db);
    expect(synchronous.rows).toEqual([{ synchronous: 2 }]);
    expect(journal.rows).toEqual([{ journal_mode: "wal" }]);
  },
);

test("nobody, the sender included, hears of a move before it is committed", async () => {
  const gate = new Gate();
  const { url } = await openServer({ gate });
  const clients = await play(url, 2);
  const [host, guest] = clients;
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const watcher = await host.visitor.enter(host.table.id);
  await host.answer();
  const everybody = [host, guest, watcher];
  await caughtUp(everybody);

  const held = gate.hold();
  const before = heard(everybody);
  const answered = guest.answer();
  await held;
  await roundTrip(everybody);
  expect(heard(everybody)).toEqual(before);

  gate.release();
  expect((await answered).kind).toBe("ack");
  await caughtUp(everybody);
  expect(host.lines.at(-1)).toMatchObject({ told: { kind: "shown" } });
});

test("a reader during a commit sees the position before or after it, never an uncommitted one", async () => {
  const gate = new Gate();
  const { url } = await openServer({ gate });
  const [host, guest] = await play(url, 2);
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const { id: table } = host.table;
  const tab = await host.visitor.connect();
  await caughtUp([host, guest, tab]);
  const held = gate.hold();
  gate.failures = 1;
  const answered = host.answer();
  await held;
  const entered = tab.done({ kind: "enter", table });
  await roundTrip([tab]);
  expect(tab.sight).toBeNull();
  gate.release();
  expect(await answered).toMatchObject({ kind: "refused", reason: "try-again" });
  await entered;
  expect(tab.sight?.view).toMatchObject({ bid: null });
  expect(tab.sight).toEqual(host.sight);
});

test("a move whose commit fails has not happened, and can be made again", async () => {
  const gate = new Gate();
  const { url } = await openServer({ gate });
  const clients = await play(url, 2);
  const [host, guest] = clients;
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  await host.answer();
  await caughtUp(clients);
  const before = heard([host]);
  gate.failures = 1;
  expect(await guest.answer(undefined, "the same id")).toMatchObject({
    kind: "refused",
    reason: "try-again",
  });
  await roundTrip([host]);
  expect(heard([host])).toEqual(before);

  expect((await guest.answer(undefined, "the same id")).kind).toBe("ack");
  await playOut(clients);
  expect(host.sight?.outcome).not.toBeNull();
});

test("one bad write does not take down those that share its transaction", async () => {
  const store = await newStore();
  const results = await Promise.allSettled([
    store.write(
      async (db) => void (await db.insertInto("secrets").values({ name: "a", value: "1" }).execute()),
    ),
    store.write(() => Promise.reject(new Error("bad"))),
    store.write(
      async (db) => void (await db.insertInto("secrets").values({ name: "b", value: "2" }).execute()),
    ),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  const rows = await store.db.selectFrom("secrets").select("name").orderBy("name").execute();
  expect(rows).toEqual([{ name: "a" }, { name: "b" }]);
});
