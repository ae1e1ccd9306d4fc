import { randomUUID } from "node:crypto";
import { verify } from "@roundtable/fairness";
import { replayToEnd } from "@roundtable/kernel";
import type { CreatedBody, ErrorBody, MatchFile } from "@roundtable/protocol";
import { afterEach, describe, expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import { ReadyBots } from "../support/servers/ready-bots.ts";
import { game, type Sealed } from "../support/servers/sealed-game.ts";
import {
  closeServers,
  named,
  openServer,
  play,
  playOut,
  type TestServer,
} from "../support/servers/test-server.ts";

afterEach(closeServers);

async function fileOf({ url }: TestServer, table: string): Promise<MatchFile> {
  return (await (await fetch(`${url}/api/tables/${table}/log`)).json()) as MatchFile;
}

/** A match of three that is over, and somebody who was not there. */
async function finished() {
  const server = await openServer({ bots: new ReadyBots() });
  const clients = await play(server.url, 3);
  await playOut(clients);
  const { table, host } = named(clients);
  return { server, table, host: host.visitor, visitor: await Visitor.to(server.url) };
}

interface Wanted {
  readonly at: number;
  readonly seat: number;
  readonly openly: boolean;
}

async function asked(visitor: Visitor, table: string, wanted: Wanted): Promise<Response> {
  const body = JSON.stringify({ id: randomUUID(), ...wanted });
  return await visitor.fetch(`/api/tables/${table}/continue`, { method: "POST", body });
}

async function goOn(visitor: Visitor, table: string, wanted: Wanted) {
  const response = await asked(visitor, table, wanted);
  expect(response.status).toBe(201);
  const next = ((await response.json()) as CreatedBody).table;
  const client = await visitor.enter(next);
  await client.until(() => client.sight !== null, "the match");
  return client;
}

describe("anybody plays on from a finished match", () => {
  test("on any seat, from that point, against bots, and the new table says so", async () => {
    const { table, visitor, server } = await finished();
    const client = await goOn(visitor, table, { at: 2, seat: 2, openly: true });
    expect(client.seat).toBe(2);
    expect(client.table).toMatchObject({
      status: "playing",
      listed: false,
      seats: [{ kind: "bot" }, { kind: "bot" }, { kind: "person" }],
      continues: { table, at: 2, openly: true },
    });
    const before = await fileOf(server, table);
    const log = { ...before.log, entries: before.log.entries.slice(0, 2) };
    const { state } = replayToEnd(game, log as never);
    expect(client.sight?.view).toEqual(game.view(state, 2));
    expect(client.lines.map((line) => (line.kind === "told" ? line.told.kind : ""))).toContain("dealt");
  });

  test("and the new match is whole, fair and replayed from its own file, which has the other in it", async () => {
    const { table, visitor, server } = await finished();
    const client = await goOn(visitor, table, { at: 1, seat: 0, openly: false });
    const next = client.table?.id ?? "";
    await client.done({ kind: "pace", table: next, pace: "instant" });
    while (client.sight?.outcome == null) {
      await client.until(() => client.sight?.decision != null || client.sight?.outcome != null);
      if (client.sight?.decision != null) await client.answer();
    }
    const file = await fileOf(server, next);
    expect(file.log.header.continued).toMatchObject({ table, dealtAnewFor: 0 });
    expect(file.log.header.continued?.log.entries).toHaveLength(1);
    expect(verify(file.log, file.key, client.witness)).toMatchObject({ kind: "fair", proof: "own-share" });
    expect(replayToEnd(game, file.log as never).outcome).toEqual(file.outcome);
  });

  test("and what the seat could not know is dealt again, so that no replay reveals it", async () => {
    const { table, visitor, server } = await finished();
    const before = await fileOf(server, table);
    const deals = new Set<string>();
    for (let nth = 0; nth < 6; nth++) {
      const client = await goOn(visitor, table, { at: 0, seat: 1, openly: false });
      const next = client.table?.id ?? "";
      await client.done({ kind: "end-vote", table: next, agrees: true });
      const { log } = await fileOf(server, next);
      const { state } = replayToEnd<Sealed>(game, log as never);
      const { state: then } = replayToEnd<Sealed>(game, { ...before.log, entries: [] } as never);
      expect(state.hands[1]).toEqual(then.hands[1]);
      deals.add(JSON.stringify(state.hands));
    }
    expect(deals.size).toBeGreaterThan(1);
  });

  test("sent again, the same wish makes no second table", async () => {
    const { table, visitor } = await finished();
    const body = JSON.stringify({ id: "once", at: 0, seat: 0, openly: true });
    const [first, second] = await Promise.all(
      [1, 2].map(async () => {
        const response = await visitor.fetch(`/api/tables/${table}/continue`, { method: "POST", body });
        return (await response.json()) as CreatedBody;
      }),
    );
    expect(first).toEqual(second);
  });

  test("also after a restart in the middle of it, with moves taken back", async () => {
    const { table, visitor, server } = await finished();
    const client = await goOn(visitor, table, { at: 0, seat: 0, openly: false });
    const next = client.table?.id ?? "";
    const hand = client.sight?.view;
    await client.answer();
    await server.stop();
    const again = await openServer({ dataDir: server.dataDir, bots: new ReadyBots() });
    const back = await visitor.at(again.url).enter(next);
    await back.done({ kind: "undo", table: next });
    expect(back.sight?.view).toEqual(hand);
  });
});

describe("nobody plays on", () => {
  const refusal = async (response: Promise<Response>) => {
    const { status, ...body } = await response.then(async (of) => ({
      status: of.status,
      ...((await of.json()) as ErrorBody),
    }));
    return [status, body.reason];
  };
  const wanted = { at: 0, seat: 0, openly: true };

  test("from a match that is not over: not even who plays it", async () => {
    const server = await openServer();
    const { table, host } = named(await play(server.url, 2));
    for (const visitor of [host.visitor, await Visitor.to(server.url)])
      expect(await refusal(asked(visitor, table, wanted))).toEqual([403, "log-closed"]);
  });

  test("from where it was over, from a moment that never was, or on a seat that is not there", async () => {
    const { table, visitor, server } = await finished();
    const { entries } = (await fileOf(server, table)).log;
    const from = (changes: Partial<Wanted>) => refusal(asked(visitor, table, { ...wanted, ...changes }));
    expect(await from({ at: entries.length })).toEqual([409, "cannot-continue"]);
    expect(await from({ at: entries.length + 1 })).toEqual([409, "cannot-continue"]);
    expect(await from({ seat: 3 })).toEqual([409, "no-such-seat"]);
    expect(await from({ at: -1 })).toEqual([400, "unreadable"]);
    expect(await refusal(asked(visitor, "abcdefghijkl", wanted))).toEqual([404, "no-such-table"]);
  });

  test("by other options than it was begun with", async () => {
    const { table, visitor } = await finished();
    const response = await asked(visitor, table, wanted);
    const { table: next } = (await response.json()) as CreatedBody;
    const client = await visitor.connect();
    client.shares = "none";
    await client.done({ kind: "enter", table: next });
    expect(await client.refusal({ kind: "arrange", table: next, seats: 2 })).toBe("starting");
  });
});
