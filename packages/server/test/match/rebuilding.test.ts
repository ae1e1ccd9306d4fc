import { type Kysely, sql } from "kysely";
import { revealStored, storedText } from "@roundtable/host/disclosure/secret";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { SWEEP_MS } from "../../src/live/retention.ts";
import { removeTables } from "../../src/retention/removable.ts";
import type { Schema } from "../../src/store/schema/index.ts";
import { openStoreIn } from "../support/servers/test-store.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { until } from "../support/until.ts";
import { keptLog } from "../support/captured-log.ts";
import {
  closeServers,
  named,
  openServer,
  play,
  playOut,
  type TestServer,
} from "../support/servers/test-server.ts";

afterEach(closeServers);

const MESSAGE = "Broken snapshot; the match was restored from its log.";

/** Two people in the middle of a match, with talk and a move taken back; then the server stops. */
async function interrupted() {
  const server = await openServer();
  const { table, host, guest } = named(await play(server.url, 2));
  await host.answer();
  await host.done({ kind: "undo", table });
  await host.done({ kind: "say", table, say: { text: "Hm." } });
  await host.isAsked();
  await host.answer();
  await guest.answer();
  const sights = await Promise.all(
    // Since when the table waits is known by the snapshot alone.
    [host, guest].map(async ({ visitor }) => ({ ...(await visitor.enter(table)).sight, since: null })),
  );
  return { server, table, host, guest, sights };
}

/** Stops the server, which takes a snapshot then, and breaks what it has left. */
async function stopAndBreak(server: TestServer, snapshot: string | null): Promise<void> {
  await server.stop();
  const store = await openStoreIn(server.dataDir);
  await store.write(async (db) => {
    if (snapshot === null) await db.deleteFrom("snapshots").execute();
    else
      await db
        .updateTable("snapshots")
        .set({ snapshot: storedText(snapshot) })
        .execute();
  });
  await store.close();
}

describe("a match whose snapshot is broken", () => {
  test.each([
    ["cut short", '{"state":{"seats":2,"timed"'],
    ["empty", ""],
    ["null", "null"],
    ["without a state", "{}"],
    ["with an empty state", '{"state":{},"line":[],"askedBefore":[0,0],"request":null}'],
    ["that counts an entry which is no answer", '{"state":{},"line":[2],"askedBefore":[0,0],"request":null}'],
    ["missing", null],
  ])("%s is played on from its log, and the operator reads so", async (_, snapshot) => {
    const { server, table, host, guest, sights } = await interrupted();
    await stopAndBreak(server, snapshot);

    const { log, lines } = keptLog();
    const again = await openServer({ dataDir: server.dataDir, log });
    const back = [];
    for (const { visitor } of [host, guest]) back.push(await visitor.at(again.url).enter(table));
    expect(back.map(({ sight }) => ({ ...sight, since: null }))).toEqual(sights);
    expect(lines.filter(({ msg }) => msg === MESSAGE)).toMatchObject([{ table }]);
    await playOut(back);
    expect(back[0]?.table).toMatchObject({ status: "over", ended: "played" });
  });

  test("is whole again as soon as somebody has moved", async () => {
    const { server, table, host, guest } = await interrupted();
    await stopAndBreak(server, "{}");
    const again = await openServer({ dataDir: server.dataDir });
    const back = [];
    for (const { visitor } of [host, guest]) back.push(await visitor.at(again.url).enter(table));
    const mover = back.find(({ sight }) => sight?.decision != null);
    expect((await mover?.answer())?.kind).toBe("ack");
    const { snapshot } = await again.store.db
      .selectFrom("snapshots")
      .select("snapshot")
      .executeTakeFirstOrThrow();
    expect(Object.keys(revealStored(snapshot))).toContain("state");
  });
});

describe("a match whose log is broken as well", () => {
  const SAYS = "A table cannot be opened: its stored log is damaged.";

  async function broken(breakIn: (db: Kysely<Schema>) => Promise<unknown>, clock?: ManualClock) {
    const { server, table, host } = await interrupted();
    await stopAndBreak(server, "{}");
    const store = await openStoreIn(server.dataDir);
    await breakIn(store.db);
    const { log, lines } = keptLog();
    const again = await openServer({
      dataDir: server.dataDir,
      log,
      ...(clock === undefined ? {} : { clock }),
    });
    const restored = async (): Promise<void> => {
      await store.db
        .updateTable("entries")
        .set({ entry: sql`substr(entry, 3)` })
        .where("n", "=", 1)
        .execute();
    };
    onTestFinished(() => store.close());
    return { table, visitor: host.visitor.at(again.url), again, lines, restored };
  }

  const cutEntry = (db: Kysely<Schema>) =>
    db
      .updateTable("entries")
      .set({ entry: sql`'{{' || entry` })
      .where("n", "=", 1)
      .execute();

  test.each<[string, (db: Kysely<Schema>) => Promise<unknown>]>([
    ["JSON that is none", cutEntry],
    [
      "an answer that nobody could give",
      (db) =>
        db
          .updateTable("entries")
          .set({ entry: storedText("{}") })
          .execute(),
    ],
    [
      "no setup",
      (db) =>
        db
          .updateTable("matches")
          .set({ setup: storedText("null") })
          .execute(),
    ],
    ["no key", (db) => db.deleteFrom("keys").execute()],
  ])("%s: its people are told so, and the operator which table it is", async (_, breakIn) => {
    const { table, visitor, again, lines } = await broken(breakIn);
    const tab = await visitor.connect();
    for (let times = 0; times < 2; times++)
      expect(await tab.refusal({ kind: "enter", table, lines: 0, hidden: false })).toBe("broken-table");
    const log = await visitor.fetch(`/api/tables/${table}/log`);
    expect([log.status, await log.json()]).toEqual([500, { reason: "broken-table" }]);
    expect(lines.filter(({ msg }) => msg === SAYS)).toMatchObject([{ table, level: 50 }]);
    expect(JSON.stringify(lines)).not.toContain("{{");
    const metrics = await (await fetch(`${again.url}/metrics`)).text();
    expect(metrics).toContain(`roundtable_broken_table{table="${table}"} 1`);
    const health = await fetch(`${again.url}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { status: "ok", brokenTables: 1 }]);
    // Other tables are played as ever.
    await play(again.url, 2);
  });

  test("no longer counts when it is removed, at this node or another", async () => {
    const clock = new ManualClock(Date.now());
    const { table, visitor, again } = await broken(cutEntry, clock);
    const tab = await visitor.connect();
    expect(await tab.refusal({ kind: "enter", table, lines: 0, hidden: false })).toBe("broken-table");
    const health = async () => await (await fetch(`${again.url}/healthz`)).json();
    expect(await health()).toMatchObject({ brokenTables: 1 });
    await again.store.write((db) => removeTables(db, [table]));
    clock.advance(SWEEP_MS);
    await until(async () => JSON.stringify(await health()) === JSON.stringify({ status: "ok" }));
  });

  test("is opened as soon as it is repaired, and no longer counts", async () => {
    const { table, visitor, again, restored } = await broken(cutEntry);
    const tab = await visitor.connect();
    expect(await tab.refusal({ kind: "enter", table, lines: 0, hidden: false })).toBe("broken-table");
    await restored();
    expect((await visitor.enter(table)).sight).not.toBeNull();
    expect(await (await fetch(`${again.url}/healthz`)).json()).toEqual({ status: "ok" });
  });
});
