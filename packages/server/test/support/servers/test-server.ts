import { join } from "node:path";
import { pino } from "pino";
import { type Parts, type RunningServer, startServer } from "../../../src/server.ts";
import type { Settings } from "../../../src/config/settings.ts";
import { type Client, Visitor } from "../client.ts";
import { databaseIn } from "./test-store.ts";
import { newFolder } from "./new-folder.ts";
import type { Gate } from "./commit-gate.ts";
import { newDistinctPersonId } from "./distinct-names.ts";
import { GENEROUS } from "./generous-rate-limits.ts";
import { settingsFor } from "./test-settings.ts";

/** What a password costs in earnest has a test of its own. */
const CHEAP = { N: 2 ** 10, r: 8, p: 1 };

export const REGISTRY = new URL("./test-registry.ts", import.meta.url).href;

export interface TestServer extends RunningServer {
  readonly url: string;
  readonly dataDir: string;
}

interface TestParts extends Parts {
  readonly dataDir: string;
  readonly settings: Partial<Settings>;
  /** What commits must pass; it is opened when the server stops. */
  readonly gate: Gate;
}

const open = new Set<() => Promise<void>>();

/** For `afterEach`: every server that the test opened. */
export async function closeServers(): Promise<void> {
  await Promise.all([...open].map((stop) => stop()));
  open.clear();
}

/** A real server on a free port with a folder of its own. */
export async function openServer(parts: Partial<TestParts> = {}): Promise<TestServer> {
  const { dataDir = newFolder(), settings, gate, ...given } = parts;
  const databaseUrl = await databaseIn(dataDir);
  const server = await startServer(settingsFor(dataDir, { databaseUrl, ...settings }), {
    log: pino({ level: process.env["LOG_LEVEL"] ?? "silent" }),
    registry: REGISTRY,
    rateLimits: GENEROUS,
    passwordCost: CHEAP,
    newPersonId: newDistinctPersonId,
    dist: join(dataDir, "no-web-app"),
    // A test that turns the hands of a clock turns those of the database with them.
    ...(given.clock === undefined ? {} : { databaseNow: () => given.clock?.now() ?? 0 }),
    ...(gate === undefined ? {} : { beforeCommit: () => gate.beforeCommit() }),
    ...given,
  });
  let stopped: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    gate?.release();
    return (stopped ??= server.stop());
  };
  open.add(stop);
  return { ...server, stop, url: `http://127.0.0.1:${server.port}`, dataDir };
}

/** This many people at a new table, the first is its host; nothing has started. */
export async function gather(
  url: string,
  people: number,
  body: Record<string, unknown> = {},
): Promise<Client[]> {
  const host = await Visitor.to(url);
  const table = await host.create({ seats: people, ...body });
  const clients = [await host.enter(table)];
  while (clients.length < people) {
    const guest = await (await Visitor.to(url)).enter(table);
    await guest.done({ kind: "sit", table });
    clients.push(guest);
  }
  return clients;
}

/** The same, with the match begun. */
export async function play(
  url: string,
  people: number,
  body: Record<string, unknown> = {},
): Promise<Client[]> {
  const clients = await gather(url, people, body);
  const [host] = clients;
  if (host?.table == null) throw new Error("There is no table.");
  const table = host.table.id;
  for (const at of host.table.seats.keys()) {
    if (host.table.seats[at]?.kind === "open") await host.done({ kind: "add-bot", table, seat: at });
  }
  await host.done({ kind: "start", table });
  for (const client of clients) await client.until(() => client.sight !== null, "the match");
  return clients;
}

/** Who sits at the table of these clients, by name, and its id. */
export function named(clients: readonly Client[]): {
  readonly table: string;
  readonly host: Client;
  readonly guest: Client;
  readonly third: Client;
} {
  const at = (seat: number): Client => {
    const client = clients[seat];
    if (client === undefined) throw new Error(`Nobody sits on seat ${seat}.`);
    return client;
  };
  return {
    get table() {
      return at(0).table?.id ?? "";
    },
    get host() {
      return at(0);
    },
    get guest() {
      return at(1);
    },
    get third() {
      return at(2);
    },
  };
}

/** Everything that was under way at this table is done. */
export async function atRest({ tables }: RunningServer, table: string): Promise<void> {
  await tables.at(table, ({ live }) => live.read(() => null));
}

/** Everything that was sent to these clients until now has reached them. */
export async function caughtUp(clients: readonly Client[]): Promise<void> {
  for (const client of clients) await client.done({ kind: "watch-lobby", on: false });
}

/**
 * Long enough for anything that was sent to have arrived: round trips that need no commit, on every connection. The
 * second one begins when whatever came before the first has been dealt with.
 */
export async function roundTrip(clients: readonly Client[]): Promise<void> {
  for (const client of [...clients, ...clients]) {
    const pong = new Promise((resolve) => {
      client.socket.once("pong", resolve);
    });
    client.socket.ping();
    await pong;
  }
}

/** Plays on, each with its first answer, until the match is over. */
export async function playOut(clients: readonly Client[]): Promise<void> {
  for (;;) {
    await caughtUp(clients);
    if (clients[0]?.sight?.outcome != null) return;
    const asked = clients.find((client) => client.sight?.decision != null);
    if (asked === undefined) throw new Error("Nobody is asked.");
    await asked.answer();
  }
}
