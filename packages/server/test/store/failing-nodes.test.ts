import { sql } from "kysely";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import type { NodeListener } from "../../src/store/nodes.ts";
import { insertTable } from "../../src/store/tables/table-repository.ts";
import { tableOf } from "../support/a-table.ts";
import { startChild } from "../support/servers/child-node.ts";
import { Visitor } from "../support/client.ts";
import { databaseIn, isOnPostgres, openStoreIn } from "../support/servers/test-store.ts";
import { keptLog } from "../support/captured-log.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import { answeredAtLast, at, LEASE_MS, openNodes, playAt, playOutAt } from "../support/servers/test-nodes.ts";
import { closeServers, named, openServer, play, type TestServer } from "../support/servers/test-server.ts";
import { until } from "../support/until.ts";
import { wayTo } from "../support/servers/lossy-proxy.ts";
import { Secret } from "@roundtable/host/disclosure/secret";

afterEach(closeServers);

const CHANGED = new URL("../support/servers/changed-registry.ts", import.meta.url).href;

async function keeperOf({ store }: TestServer, table: string): Promise<string | null> {
  const row = await store.db.selectFrom("tables").select("keeper").where("id", "=", table).executeTakeFirst();
  return row?.keeper ?? null;
}

describe.runIf(isOnPostgres())("what a node cannot do", () => {
  test("an unreadable table blocks no other, and is left to a node that can read it", async () => {
    const dataDir = newFolder();
    const doomed = await startChild(dataDir, { LEASE_MS: String(LEASE_MS) });
    const timed = { seats: 2, options: { timed: true } };
    const [broken, sound] = [await playAt([doomed.url], timed), await playAt([doomed.url], timed)].map(
      (clients) => at(clients, 0).table?.id ?? "",
    );
    const [survivor] = await openNodes(1, dataDir);
    if (survivor === undefined) throw new Error("There is no node.");
    const { db } = survivor.store;
    const spell = async (options: string, id = ""): Promise<void> =>
      void (await sql`update tables set options = ${options} where id = ${id}`.execute(db));
    await spell("{", broken);
    // It is found after the other.
    await spell('{"timed":true}', sound);
    await doomed.kill();
    await until(
      async () => (await keeperOf(survivor, sound ?? "")) !== null && survivor.tables.inMemory === 1,
    );
    await until(async () => (await keeperOf(survivor, broken ?? "")) === null);
    await spell('{"timed":true}', broken);
    await until(() => survivor.tables.inMemory === 2);
    expect(await survivor.store.nodes.claim([broken ?? ""])).toEqual(new Set([broken]));
  });

  test("what it has let go of for newer rules it does not take again", async () => {
    const old = await openServer({ leaseMs: LEASE_MS });
    const { table, host, guest } = named(await play(old.url, 2));
    for (const client of [host, guest]) await client.leave();
    // It lives long without a word, and so does not ask for what the other has let go of.
    const next = await openServer({ dataDir: old.dataDir, registry: CHANGED, leaseMs: 100 * LEASE_MS });
    await guest.visitor.at(next.url).enter(table);
    const beats = async (): Promise<number> => {
      const { rows } = await sql<{ until: number }>`select until from nodes order by until limit 1`.execute(
        next.store.db,
      );
      return rows[0]?.until ?? 0;
    };
    for (let beat = 0; beat < 3; beat++) {
      const before = await beats();
      await until(async () => (await beats()) > before);
    }
    expect(await keeperOf(next, table)).toBeNull();
  });

  test("who has come elsewhere is read again when it could not be read at first", async () => {
    const { log, lines } = keptLog();
    const server = await openServer({ log });
    const { table, host } = named(await play(server.url, 2));
    const { db } = server.store;
    await sql`insert into nodes values ('another', 9e15)`.execute(db);
    await sql`insert into presences values (${table}, 'somebody', 'another', null, 1)`.execute(db);
    await sql`alter table presences rename column gone to hidden`.execute(db);
    await server.tables.at(table, ({ live }) => live.hearOfPresence());
    await until(() => lines.some(({ msg }) => msg === "A table failed; it is loaded again."));
    await sql`alter table presences rename column hidden to gone`.execute(db);
    await host.until(() => host.table?.watchers === 1, "who watches elsewhere");
    expect(host.table?.watchers).toBe(1);
  });

  test("what other nodes did before it listened it has missed, and what it has told itself stays told", async () => {
    const dataDir = newFolder();
    const [store, other] = [await openStoreIn(dataDir), await openStoreIn(dataDir)];
    onTestFinished(() => store.close());
    onTestFinished(() => other.close());
    await store.write((db) => insertTable(db, tableOf("ann"), new Secret("key")));
    // As the first visitor would cause it.
    await store.nodes.stayCurrent();
    store.nodes.report("t", "ann", "here");
    await until(async () => (await other.nodes.remotePresences("t")).size === 1);
    let missed = 0;
    const nothing = (): void => {};
    const ear: NodeListener = {
      table: nothing,
      presence: nothing,
      person: nothing,
      signedOut: nothing,
      missed: () => missed++,
      heartbeat: () => Promise.resolve(),
    };
    await store.nodes.listen(ear);
    expect(missed).toBeGreaterThan(0);
    expect((await other.nodes.remotePresences("t")).size).toBe(1);
  });

  test("lines that lead nowhere any more are given up for others, without a word from anybody", async () => {
    const dataDir = newFolder();
    const [other] = await openNodes(1, dataDir);
    const way = await wayTo((await databaseIn(dataDir)) ?? "");
    const lost = await openServer({
      dataDir,
      settings: { databaseUrl: way.url },
      leaseMs: LEASE_MS,
      patienceMs: 1500,
    });
    const clients = await playAt([lost.url, other?.url ?? ""]);
    const [host, guest] = [at(clients, 0), at(clients, 1)];
    const table = host.table?.id ?? "";
    way.swallow();
    await guest.done({ kind: "say", table, say: { text: "Can you hear me?" } });
    await host.until(() => JSON.stringify(host.lines).includes("hear me"), "what was said elsewhere");
    way.swallow();
    await answeredAtLast(host);
    await playOutAt(clients);
    expect(host.sight?.outcome).toEqual(guest.sight?.outcome);
  });

  test("nobody can make more tables than allowed by asking two nodes at once", async () => {
    const dataDir = newFolder();
    const nodes = [
      await openServer({ dataDir, tablesPerPerson: 1 }),
      await openServer({ dataDir, tablesPerPerson: 1 }),
    ];
    const visitor = await Visitor.to(nodes[0]?.url ?? "");
    await visitor.fetch("/api/me", { method: "PATCH", body: '{"name":"Guinevere"}' });
    const asked = nodes.flatMap(({ url }) => [visitor.at(url), visitor.at(url)]);
    const made = await Promise.all(
      asked.map(async (one, nth) => {
        const body = JSON.stringify({ id: `the ${nth}th`, game: "sealed", seats: 2 });
        return (await one.fetch("/api/tables", { method: "POST", body })).status;
      }),
    );
    expect(made.filter((status) => status === 201)).toHaveLength(1);
    expect(new Set(made)).toEqual(new Set([201, 429]));
  });
});
