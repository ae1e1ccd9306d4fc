import { type Game, replayToEnd } from "@roundtable/kernel";
import { sql } from "kysely";
import { afterEach, describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { LiveTable } from "@roundtable/host/table-host/live-table";
import { type ChildNode, startChild } from "../support/servers/child-node.ts";
import { type Client, Visitor } from "../support/client.ts";
import { isOnPostgres } from "../support/servers/test-store.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import {
  answeredAtLast,
  at,
  gatherAt,
  LEASE_MS,
  openNodes,
  playAt,
  playOutAt,
} from "../support/servers/test-nodes.ts";
import { game } from "../support/servers/sealed-game.ts";
import { closeServers, openServer, type TestServer } from "../support/servers/test-server.ts";
import { PATIENCE_MS, until } from "../support/until.ts";
import { keptMatch } from "../support/stored-match.ts";

afterEach(closeServers);

/** What is kept of the match; replaying throws where an entry is missing, doubled or out of order. */
async function keptLog({ store }: TestServer, table: string) {
  const match = await keptMatch(store.db, table);
  if (match === null) throw new Error("There is no match.");
  replayToEnd(game as Game, match.log);
  return match.log;
}

/** Where both have been told the same of the table. */
async function expectAgreed(one: Client, other: Client): Promise<void> {
  const told = (client: Client) => [client.table, client.lines.length, client.chat];
  await vi.waitFor(() => expect(told(one)).toEqual(told(other)), { timeout: PATIENCE_MS });
}

// What fails once in a while is lost once in a while: it is not tried a second time.
describe.runIf(isOnPostgres())("with several nodes", () => {
  test("people at one table may be at different nodes, and each gets everything from their own", async () => {
    const nodes = await openNodes(2);
    const clients = await playAt(nodes.map(({ url }) => url));
    const [host, guest] = [at(clients, 0), at(clients, 1)];
    const table = host.table?.id ?? "";
    await guest.done({ kind: "say", table, say: { text: "Hello!" } });
    await host.until(() => JSON.stringify(host.lines).includes("Hello!"), "what was said at the other node");
    const watcher = await (await Visitor.to(nodes[1]?.url ?? "")).enter(table);
    await host.until(() => host.table?.watchers === 1, "who watches at the other node");
    await watcher.leave();
    await host.until(() => host.table?.watchers === 0, "that they have gone");
    await playOutAt(clients);
    await expectAgreed(host, guest);
    expect(host.sight?.outcome).toEqual(guest.sight?.outcome);
    await keptLog(nodes[0] ?? fail(), table);
  });

  test("a person who changes nodes is away in between, since the same moment for everyone", async () => {
    const nodes = await openNodes(2);
    const clients = await playAt(nodes.map(({ url }) => url));
    const [host, guest] = [at(clients, 0), at(clients, 1)];
    const table = host.table?.id ?? "";
    await guest.leave();
    await host.until(
      () => host.table?.seats[1]?.kind === "person" && !host.table.seats[1].here,
      "his absence",
    );
    const third = await (await Visitor.to(nodes[1]?.url ?? "")).enter(table);
    expect(third.table?.seats[1]).toEqual(host.table?.seats[1]);
    const back = await guest.visitor.at(nodes[0]?.url ?? "").enter(table);
    expect(back.sight).toEqual(guest.sight);
    await third.until(
      () => third.table?.seats[1]?.kind === "person" && third.table.seats[1].here,
      "his return",
    );
  });

  test("a start goes on at whichever node its people are, and so does one that is called off", async () => {
    const [one, other] = await openNodes(2);
    const [host, guest] = await gatherAt([one?.url ?? "", other?.url ?? ""]);
    if (host?.table == null || guest === undefined) throw new Error("There is no table.");
    const { id: table } = host.table;
    guest.shares = "sealed";
    await host.until(() => host.table?.seats[1]?.kind === "person", "the guest");
    const refused = host.refusal({ kind: "start", table });
    await guest.until(() => (guest.table?.fairness.seals ?? null) !== null, "the seals");
    await guest.done({ kind: "leave", table });
    expect(await refused).toBe("start-called-off");
    await guest.until(() => guest.table?.fairness.calledOff.length === 1, "the record");
    guest.shares = "sealed-and-opened";
    await guest.done({ kind: "sit", table });
    await host.until(() => host.table?.seats[1]?.kind === "person", "the guest again");
    await host.done({ kind: "start", table });
    await guest.until(() => guest.sight !== null, "the match");
  });

  test("what was read again before its news came is told when they come", async () => {
    const [one, other] = await openNodes(2);
    const [host, guest] = await gatherAt([one?.url ?? "", other?.url ?? ""]);
    if (one === undefined || host?.table == null || guest === undefined)
      throw new Error("There is no table.");
    const { id: table } = host.table;
    await host.until(() => host.table?.seats[1]?.kind === "person", "the guest");
    const news = vi.spyOn(LiveTable.prototype, "hear").mockImplementation(() => {});
    onTestFinished(() => news.mockRestore());
    await guest.done({ kind: "leave", table });
    const version = await one.tables.at(table, ({ live }) => live.read((kept) => kept.version));
    if (typeof version !== "number") throw new Error("The table is gone.");
    expect(host.table?.seats[1]?.kind).toBe("person");
    news.mockRestore();
    await one.tables.at(table, ({ live }) => live.hear(version, false));
    await host.until(() => host.table?.seats[1]?.kind === "open", "the free seat");
  });

  test("where two nodes are given an answer to the same question at the same time, one of them wins", async () => {
    const [one, other] = await openNodes(2);
    const clients = await playAt([one?.url ?? "", other?.url ?? ""]);
    const host = at(clients, 0);
    const table = host.table?.id ?? "";
    const tab = await host.visitor.at(other?.url ?? "").enter(table);
    const { id: decision = "", answers = [] } = host.sight?.decision ?? {};
    const wish = { kind: "answer", table, decision } as const;
    const [first = "", second = ""] = answers.map(({ id }) => id);
    const replies = await Promise.all([
      host.ask({ ...wish, answer: first }),
      tab.ask({ ...wish, answer: second }),
    ]);
    expect(replies.map(({ kind }) => kind).toSorted()).toEqual(["ack", "refused"]);
    expect(replies.find(({ kind }) => kind === "refused")).toMatchObject({ reason: "stale-decision" });
    const { entries } = await keptLog(one ?? fail(), table);
    expect(entries.filter(({ seat }) => seat === 0)).toHaveLength(1);
  });

  test("one command that reaches both nodes is done once, and both say so", async () => {
    const [one, other] = await openNodes(2);
    const clients = await playAt([one?.url ?? "", other?.url ?? ""]);
    const host = at(clients, 0);
    const table = host.table?.id ?? "";
    const tab = await host.visitor.at(other?.url ?? "").enter(table);
    const [replies, chat] = [
      await Promise.all([host.answer(undefined, "the same"), tab.answer(undefined, "the same")]),
      { kind: "say", id: "hello", table, say: { text: "Hello!" } } as const,
    ];
    expect(replies.map(({ kind }) => kind)).toEqual(["ack", "ack"]);
    await Promise.all([host.done(chat), tab.done(chat)]);
    const { entries } = await keptLog(one ?? fail(), table);
    expect(entries.filter(({ seat }) => seat === 0).map(({ kind }) => kind)).toEqual(["answer", "said"]);
    const body = JSON.stringify({ id: "one table", game: "sealed", seats: 2 });
    const made = await Promise.all(
      [one, other].map(async (node) => {
        const visitor = host.visitor.at(node?.url ?? "");
        return await (await visitor.fetch("/api/tables", { method: "POST", body })).json();
      }),
    );
    expect(made[0]).toEqual(made[1]);
  });

  test("the lists of all nodes tell of tables at any of them; names too", async () => {
    const [one, other] = await openNodes(2);
    const visitor = await Visitor.to(one?.url ?? "");
    const mine = await visitor.at(other?.url ?? "").connect();
    const stranger = await (await Visitor.to(other?.url ?? "")).connect();
    for (const client of [mine, stranger]) await client.done({ kind: "watch-lobby", on: true });
    const hidden = await visitor.create({ listed: false });
    const table = await visitor.create({ listed: true });
    await stranger.until(() => stranger.open.some(({ id }) => id === table), "the open table");
    await mine.until(() => mine.mine.length === 2, "my tables");
    await visitor.fetch("/api/me", { method: "PATCH", body: '{"name":"Guinevere"}' });
    await mine.until(() => mine.messages.some(({ kind }) => kind === "me"), "my name");
    const host = await visitor.enter(table);
    await host.done({ kind: "arrange", table, listed: false });
    await stranger.until(() => stranger.open.length === 0, "that it is no longer open");
    expect(stranger.frames.join("")).not.toContain(hidden);
  });

  test("what is missed while the line between the nodes is cut is found out when it is mended", async () => {
    const [one, other] = await openNodes(2);
    const clients = await playAt([one?.url ?? "", other?.url ?? ""]);
    const [host, guest] = [at(clients, 0), at(clients, 1)];
    const table = host.table?.id ?? "";
    const looking = await guest.visitor.connect();
    await looking.done({ kind: "watch-lobby", on: true });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like 'insert into nodes%'`.execute(
      one?.store.db ?? fail(),
    );
    await host.done({ kind: "say", table, say: { text: "Can you hear me?" } });
    await guest.until(() => JSON.stringify(guest.lines).includes("hear me"), "what was said meanwhile");
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
      .execute(one?.store.db ?? fail())
      .catch(() => null);
    await answeredAtLast(host);
    await playOutAt(clients);
    await expectAgreed(host, guest);
    await looking.until(() => looking.mine.length === 0, "that the match is over");
  });
});

describe.runIf(isOnPostgres())("with nodes that die", () => {
  const start = (dataDir: string): Promise<ChildNode> => startChild(dataDir, { LEASE_MS: String(LEASE_MS) });

  test("a node that is killed leaves its bots, its clocks and its people to the others", async () => {
    const dataDir = newFolder();
    const doomed = await start(dataDir);
    const [survivor] = await openNodes(1, dataDir);
    if (survivor === undefined) throw new Error("There is no node.");
    const clients = await playAt([doomed.url, survivor.url], { seats: 3, options: { timed: true } });
    const [host, guest] = [at(clients, 0), at(clients, 1)];
    const table = host.table?.id ?? "";
    const { rows } = await sql<{ keeper: string }>`select keeper from tables`.execute(survivor.store.db);
    expect(rows[0]?.keeper).toBeTruthy();
    await guest.answer();
    const before = guest.lines.length;
    await doomed.kill();
    const back = await host.visitor.at(survivor.url).enter(table);
    await back.answer();
    // Now only the bot is awaited, which was the affair of the node that is dead.
    await guest.until(() => guest.lines.length > before, "the bot's answer");
    await keptLog(survivor, table);
    await playOutAt([back, guest]);
  });

  test("a clock that ran at a node that is killed runs on at another, which had nothing to do with the table", async () => {
    const dataDir = newFolder();
    const doomed = await start(dataDir);
    const [host] = await playAt([doomed.url], { seats: 2, options: { timed: true } });
    const table = host?.table?.id ?? "";
    const [survivor] = await openNodes(1, dataDir);
    if (survivor === undefined) throw new Error("There is no node.");
    expect(survivor.tables.inMemory).toBe(0);
    await doomed.kill();
    await until(() => survivor.tables.inMemory === 1);
    expect(await survivor.store.nodes.claim([table])).toEqual(new Set([table]));
  });

  test("a node that stood still and believes it is current can neither do nor say what is no longer true", async () => {
    const dataDir = newFolder();
    const frozen = await start(dataDir);
    const [awake] = await openNodes(1, dataDir);
    if (awake === undefined) throw new Error("There is no node.");
    const clients = await playAt([frozen.url, awake.url]);
    const [host, guest] = [at(clients, 0), at(clients, 1)];
    const table = host.table?.id ?? "";
    const stale = { table, decision: host.sight?.decision?.id ?? "" };
    const [, other = ""] = host.sight?.decision?.answers.map(({ id }) => id) ?? [];
    frozen.freeze();
    const tab = await host.visitor.at(awake.url).enter(table);
    await tab.answer();
    await guest.answer();
    await until(async () => {
      const { rows } = await sql`select from nodes`.execute(awake.store.db);
      return rows.length === 1;
    });
    // This command waits in the queue of a node that was declared dead.
    const late = host.refusal({ kind: "answer", ...stale, answer: other });
    const entering = host.visitor.enter(table);
    frozen.thaw();
    expect(await late).toBe("stale-decision");
    // Where no clock runs, each node counts from the moment at which it has heard of a move.
    const shown = ({ sight }: Client) => JSON.stringify({ ...sight, since: null });
    expect(shown(await entering)).toEqual(shown(tab));
    await host.until(() => shown(host) === shown(tab), "what is true");
    const { entries } = await keptLog(awake, table);
    expect(entries.filter(({ seat }) => seat === 0)).toHaveLength(1);
  });

  test("when the database is restarted, play goes on", async () => {
    const own = inject("ownPostgres");
    const databaseUrl = await (await fetch(own, { method: "POST" })).text();
    const name = `${own}/${new URL(databaseUrl).port}`;
    onTestFinished(async () => void (await fetch(name, { method: "DELETE" })));
    const settings = { databaseUrl };
    const nodes = [await openServer({ settings }), await openServer({ settings })];
    const clients = await playAt(nodes.map(({ url }) => url));
    await fetch(name, { method: "PUT" });
    await answeredAtLast(at(clients, 0));
    await playOutAt(clients);
    await expectAgreed(at(clients, 0), at(clients, 1));
    await closeServers();
  });
});

function fail(): never {
  throw new Error("There is no node.");
}
