import { randomBytes } from "node:crypto";
import { fairChance, sealOf, verify } from "@roundtable/fairness";
import type { Log } from "@roundtable/kernel";
import type { MatchFile } from "@roundtable/protocol";
import { afterEach, describe, expect, test } from "vitest";
import { MOST_CALLED_OFF } from "@roundtable/host/start/call-off";
import type { Client } from "../support/client.ts";
import { Gate } from "../support/servers/commit-gate.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import {
  atRest,
  caughtUp,
  closeServers,
  gather,
  named,
  openServer,
  play,
  playOut,
  type TestServer,
} from "../support/servers/test-server.ts";
import { keptKey } from "../support/stored-match.ts";

afterEach(closeServers);

interface Start {
  readonly server: TestServer;
  readonly clock: ManualClock;
  readonly gate: Gate;
  readonly table: string;
  readonly host: Client;
  readonly guest: Client;
  /** What becomes of the host's “start”. */
  readonly outcome: Promise<string>;
}

/** The host has opened their share; the guest has sealed one and withholds it. */
async function withholding(): Promise<Start> {
  const clock = new ManualClock();
  const gate = new Gate();
  const server = await openServer({ clock, gate });
  const { table, host, guest } = named(await gather(server.url, 2));
  guest.shares = "sealed";
  const outcome = host.refusal({ kind: "start", table });
  await guest.until(() => guest.table?.fairness.seals != null, "the seals");
  await caughtUp([host, guest]);
  await atRest(server, table);
  return { server, clock, gate, table, host, guest, outcome };
}

async function fileOf({ visitor }: Client, table: string): Promise<MatchFile> {
  return (await (await visitor.fetch(`/api/tables/${table}/log`)).json()) as MatchFile;
}

describe("a share of chance that is sealed and not opened", () => {
  test("calls the start off after ten seconds; its owner is named and loses their seat", async () => {
    const { server, clock, table, host, guest, outcome } = await withholding();
    const before = host.table?.fairness.commitment;
    clock.advance(9999);
    await atRest(server, table);
    await caughtUp([host]);
    expect(host.table).toMatchObject({ starting: true, fairness: { calledOff: [] } });
    clock.advance(1);
    expect(await outcome).toBe("start-called-off");
    expect(host.table).toMatchObject({
      status: "gathering",
      starting: false,
      seats: [{ kind: "person" }, { kind: "open" }],
      fairness: { seals: null, calledOff: [[guest.visitor.me.name]] },
    });
    expect(host.table?.fairness.commitment).not.toBe(before);
  });

  test("stands in the log of the match that is played then, for everybody to verify", async () => {
    const { clock, table, host, guest, outcome } = await withholding();
    const first = host.table?.fairness;
    clock.advance(10_000);
    await outcome;
    guest.shares = "sealed-and-opened";
    await guest.done({ kind: "sit", table });
    await host.done({ kind: "start", table });
    await playOut([host, guest]);
    const { log, key } = await fileOf(host, table);
    const { name } = guest.visitor.me;
    expect(log.header.fairness?.calledOff).toEqual([
      { commitment: first?.commitment, seals: first?.seals, withheld: [{ seat: 1, name }] },
    ]);
    const fair = { kind: "fair", proof: "own-share", calledOff: 1 };
    expect(verify(log, key, host.witness)).toMatchObject(fair);
    const { calledOff: _, ...fairness } = log.header.fairness ?? { commitment: "", nonces: [] };
    const forged = { ...log, header: { ...log.header, fairness } };
    expect(verify(forged, key, host.witness).kind).toBe("hidden-start");
  });

  test("is opened in time after all, and the match begins", async () => {
    const { clock, table, guest, outcome } = await withholding();
    clock.advance(9999);
    await guest.done({ kind: "open-share", table, nonce: guest.witness.nonces?.[1] ?? "" });
    expect(await outcome).toBe("it was done");
    await guest.isAsked();
    clock.advance(1);
    await caughtUp([guest]);
    expect(guest.table).toMatchObject({ status: "playing", fairness: { calledOff: [] } });
  });

  test("is withheld at once by a player who leaves", async () => {
    const { table, host, guest, outcome } = await withholding();
    await guest.done({ kind: "leave", table });
    expect(await outcome).toBe("start-called-off");
    expect(host.table?.fairness.calledOff).toEqual([[guest.visitor.me.name]]);
    expect(host.table?.seats[1]?.kind).toBe("open");
  });

  test("is not held against its owner when the server is interrupted", async () => {
    const { server, table, host, guest, outcome } = await withholding();
    const before = host.table?.fairness.commitment;
    const given = outcome.catch(() => {});
    await server.stop();
    await given;
    const again = await openServer({ dataDir: server.dataDir });
    const back = await guest.visitor.at(again.url).enter(table);
    expect(back.table).toMatchObject({ status: "gathering", fairness: { seals: null, calledOff: [[]] } });
    expect(back.table?.fairness.commitment).not.toBe(before);
    expect(back.seat).toBe(1);
  });
});

describe("the operator and a player together", () => {
  test("know the deal before they open, and can neither change their share nor anything else of it", async () => {
    const { server, table, host, guest } = await withholding();
    const commitment = host.table?.fairness.commitment ?? "";
    const key = await keptKey(server.store.db, table);
    const [hosts = "", own = ""] = [host.witness.nonces?.[0], guest.witness.nonces?.[1]];
    const deal = (nonce: string) => String(fairChance(key, [hosts, nonce]).order(0, 6));
    const another = randomBytes(16).toString("hex");
    expect(deal(another)).not.toBe(deal(own));
    expect(await guest.refusal({ kind: "open-share", table, nonce: another })).toBe("other-share");
    const seal = sealOf(commitment, 1, another);
    expect(await guest.refusal({ kind: "seal-share", table, seal })).toBe("starting");
    expect(await guest.refusal({ kind: "sit", table, seat: 0 })).toBe("starting");
    for (const change of [
      { kind: "arrange", table, options: { timed: true } },
      { kind: "arrange", table, seats: 3 },
      { kind: "free-seat", table, seat: 1, person: guest.visitor.me.id },
      { kind: "add-bot", table },
    ] as const) {
      expect(await host.refusal(change)).toBe("starting");
    }
    await guest.done({ kind: "open-share", table, nonce: own });
    await playOut([host, guest]);
    const { log } = await fileOf(host, table);
    expect(log.header.fairness?.nonces).toEqual([hosts, own]);
    expect(verify(log, key, host.witness)).toMatchObject({ kind: "fair", proof: "own-share", calledOff: 0 });
  });

  test("cannot replace a seal while others are still awaited: the first one counts", async () => {
    const clock = new ManualClock();
    const server = await openServer({ clock });
    const { table, host, guest, third } = named(await gather(server.url, 3));
    third.shares = "none";
    const started = host.done({ kind: "start", table });
    await guest.until(() => guest.witness.commitment !== undefined, "the guest's seal");
    await guest.done({ kind: "seal-share", table, seal: "0".repeat(64) });
    clock.advance(5000);
    await started;
    const own = sealOf(guest.witness.commitment ?? "", 1, guest.witness.nonces?.[1] ?? "");
    expect(host.table?.fairness.seals?.slice(1)).toEqual([own, ""]);
  });
});

test("what is opened reaches nobody before the match", async () => {
  const { table, host, guest } = await withholding();
  const nonce = host.witness.nonces?.[0] ?? "";
  await guest.done({ kind: "open-share", table, nonce: guest.witness.nonces?.[1] ?? "" });
  await guest.isAsked();
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(guest.frames.filter((frame) => frame.includes(nonce))).toEqual([]);
});

test("a share is sealed and opened only by who has a seat, and only while the match is about to begin", async () => {
  const { url } = await openServer();
  const { table, host } = named(await gather(url, 2));
  const share = { table, seal: "0".repeat(64), nonce: "0".repeat(32) };
  for (const kind of ["seal-share", "open-share"] as const) {
    expect(await host.refusal({ kind, ...share })).toBe("not-starting");
    await host.done({ kind: "leave", table });
    expect(await host.refusal({ kind, ...share })).toBe("not-seated");
    await host.done({ kind: "sit", table });
  }
});

test("a match that the store does not take is called off, and nobody is to blame", async () => {
  const { gate, table, host, guest, outcome } = await withholding();
  gate.failures = 1;
  const nonce = guest.witness.nonces?.[1] ?? "";
  expect(await guest.refusal({ kind: "open-share", table, nonce })).toBe("try-again");
  expect(await outcome).toBe("try-again");
  guest.shares = "sealed-and-opened";
  await host.done({ kind: "start", table });
  await guest.isAsked();
  expect(guest.table?.fairness.calledOff).toEqual([[]]);
  expect(guest.witness.opened).toHaveLength(1);
  expect(host.witness.opened).toHaveLength(2);
});

test(`a table starts no more after ${MOST_CALLED_OFF} starts that were called off`, async () => {
  const { url } = await openServer();
  const { table, host, guest } = named(await gather(url, 2));
  guest.shares = "sealed";
  const start = async () => {
    const from = guest.messages.length;
    const outcome = host.refusal({ kind: "start", table });
    const isSealed = () =>
      guest.messages
        .slice(from)
        .some((message) => message.kind === "table" && message.table.fairness.seals !== null);
    await Promise.race([guest.until(isSealed, "the seals"), outcome]);
    if (!isSealed()) return await outcome;
    await guest.done({ kind: "leave", table });
    await guest.done({ kind: "sit", table });
    return await outcome;
  };
  for (let nth = 0; nth < MOST_CALLED_OFF; nth++) expect(await start()).toBe("start-called-off");
  expect(await start()).toBe("too-many-called-off");
});

test("a match that began before there were seals goes on, and is verified as what it is", async () => {
  const server = await openServer();
  const [host, guest] = await play(server.url, 2);
  if (host?.table == null || guest === undefined) throw new Error("There is no table.");
  const table = host.table.id;
  await server.store.write(async (db) => {
    const { header } = await db.selectFrom("matches").select("header").executeTakeFirstOrThrow();
    const { fairness, ...rest } = JSON.parse(header) as Log["header"];
    const { commitment = "", nonces = [] } = fairness ?? {};
    const older = JSON.stringify({ ...rest, fairness: { commitment, nonces } });
    await db.updateTable("matches").set({ header: older }).execute();
    await db.updateTable("tables").set({ seals: null }).execute();
  });
  await server.stop();
  const again = await openServer({ dataDir: server.dataDir });
  const back = [host, guest].map(({ visitor }) => visitor.at(again.url).enter(table));
  const clients = await Promise.all(back);
  await playOut(clients);
  const [first] = clients;
  if (first === undefined) throw new Error("Nobody came back.");
  const { log, key } = await fileOf(first, table);
  expect(first.table?.fairness).toMatchObject({ seals: null, calledOff: [] });
  expect(verify(log, key)).toMatchObject({ kind: "fair", proof: "unsealed" });
});
