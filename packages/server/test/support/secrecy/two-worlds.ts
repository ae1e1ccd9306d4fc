import { cp } from "node:fs/promises";
import {
  type Chance,
  chanceOf,
  type Game,
  Match,
  pickOne,
  plainCopy,
  seeded,
  type Snapshot,
  type Viewer,
} from "@roundtable/kernel";
import type { SpectatorAccess } from "@roundtable/protocol";
import type { BotPool } from "@roundtable/host/bots/bot-pool";
import { stored, storedText } from "@roundtable/host/disclosure/secret";
import { saveBan } from "../../../src/moderation/ban-repository.ts";
import type { Store } from "../../../src/store/store.ts";
import type { KeptMatch } from "@roundtable/host/tables/stored-match";
import { type Client, Visitor } from "../client.ts";
import { openStoreIn } from "../servers/test-store.ts";
import { keptMatch } from "../stored-match.ts";
import { ManualClock } from "../servers/manual-clock.ts";
import { newFolder } from "../servers/new-folder.ts";
import { caughtUp, openServer, type TestServer } from "../servers/test-server.ts";

const MOVES = 16;

/** The seats of those who play under a special name. */
export const VOTED_OUT = 1;
export const GUEST_BOT = 2;

/** A running match on a disk, and everybody who may ask about it. */
export interface RunningMatch {
  readonly game: Game;
  readonly dataDir: string;
  readonly now: number;
  readonly table: string;
  /** By seat. */
  readonly players: readonly Visitor[];
  readonly onlooker: Visitor;
  readonly stranger: Visitor;
  readonly banned: Visitor;
}

/** Bots that never answer, and advise what follows from the decision alone. */
const STILL_BOTS: BotPool = {
  waiting: 0,
  choose: () => new Promise(() => {}),
  advise: ({ sight }) =>
    Promise.resolve(
      sight.decision.answers.slice(0, 1).map(({ id }) => ({ answer: id, odds: 0.5, give: 0, reasons: [] })),
    ),
  close: () => Promise.resolve(),
};

function serverOf(dataDir: string, clock: ManualClock): Promise<TestServer> {
  return openServer({
    dataDir,
    clock,
    bots: STILL_BOTS,
    registry: "@roundtable/games/registry",
    // Without a token, the machine itself may read everything.
    settings: { metricsToken: "token" },
  });
}

/** Plays some way into a match of people and a guest bot. */
export async function runningMatch(game: Game): Promise<RunningMatch> {
  const clock = new ManualClock();
  const at = clock.now();
  const server = await serverOf(newFolder(), clock);
  const [owner, onlooker, stranger, banned, ...people] = await Promise.all(
    Array.from({ length: 4 + Math.max(4, game.seats.min) }, () => Visitor.to(server.url)),
  );
  if (owner === undefined || onlooker === undefined || stranger === undefined || banned === undefined)
    throw new Error("Nobody has come.");
  const players = people.with(GUEST_BOT, await botOf(owner));
  const clients = await startedAt(players, game.id);
  const table = clients[0]?.table?.id ?? "";
  await playOn(clients, chanceOf(seeded(`moves ${game.id}`)));
  // Who has done something gets a session with their next visit: it must be the same in all worlds.
  for (const visitor of [...people, onlooker, stranger, banned]) await visitor.fetch("/api/me");
  await server.store.write((db) =>
    saveBan(db, { id: "ban", person: banned.me.id, addresses: null, why: "Rude.", at, until: null }),
  );
  await server.stop();
  return { game, dataDir: server.dataDir, now: at, table, players, onlooker, stranger, banned };
}

async function botOf(owner: Visitor): Promise<Visitor> {
  const body = JSON.stringify({ name: "Deep Thought" });
  const { token } = (await (await owner.fetch("/api/me/bots", { method: "POST", body })).json()) as {
    readonly token: string;
  };
  return await Visitor.byToken(owner.url, token);
}

async function startedAt(players: readonly Visitor[], game: string): Promise<Client[]> {
  const [host, ...others] = players;
  if (host === undefined) throw new Error("Nobody plays.");
  const table = await host.create({ game, seats: players.length, listed: true });
  const clients = [await host.enter(table)];
  await clients[0]?.done({ kind: "say", table, say: { text: "Hello!" } });
  for (const other of others) {
    const client = await other.enter(table);
    await client.done({ kind: "sit", table });
    clients.push(client);
  }
  await clients[0]?.done({ kind: "start", table });
  for (const client of clients) await client.until(() => client.sight !== null, "the match");
  return clients;
}

/** At random, until the first is asked something after so many moves. */
async function playOn(clients: readonly Client[], chance: Chance): Promise<void> {
  for (let moves = 0; ; moves++) {
    await caughtUp(clients);
    if (moves >= MOVES && clients[0]?.sight?.decision != null) return;
    const client = pickOne(
      chance,
      clients.filter(({ sight }) => sight?.decision != null),
    );
    await client.answer(pickOne(chance, client.sight?.decision?.answers ?? []).id);
  }
}

/**
 * How a world differs from the true one, in what its viewer cannot know. Position: what is hidden is dealt anew, and what others
 * were told is retold. Log: every draw, every answer of others and the key are different, and each entry has a mark.
 */
export type Difference = "none" | "position" | "log";

export interface Variant {
  readonly viewer: Viewer;
  readonly difference: Difference;
  readonly watching: SpectatorAccess;
  readonly isVotedOut: boolean;
}

/** A server with a copy of the match in which this is different. */
export async function openWorld(
  match: RunningMatch,
  variant: Variant,
): Promise<{ readonly server: TestServer; readonly clock: ManualClock }> {
  const folder = newFolder();
  await cp(match.dataDir, folder, { recursive: true });
  const store = await openStoreIn(folder);
  await change(store, match, variant);
  await store.close();
  const clock = new ManualClock(match.now);
  return { server: await serverOf(folder, clock), clock };
}

async function change(store: Store, { table, game }: RunningMatch, variant: Variant): Promise<void> {
  const { viewer, difference, watching, isVotedOut } = variant;
  const kept = await keptMatch(store.db, table);
  if (kept === null) throw new Error("There is no match.");
  const ofTable = { table_id: table };
  await store.write(async (db) => {
    await db
      .updateTable("tables")
      .set({ watching: JSON.stringify(watching) })
      .where("id", "=", table)
      .execute();
    if (isVotedOut)
      await db
        .updateTable("seats")
        .set({ is_out: 1, played_by: "bot" })
        .where("table_id", "=", table)
        .where("seat", "=", VOTED_OUT)
        .execute();
    if (difference === "none") return;
    const other = difference === "log" ? withOtherLog(kept, viewer) : withOtherPosition(game, kept, viewer);
    const { log, entries, snapshot } = other;
    const asked = JSON.stringify(Match.resume(game, log, plainCopy(snapshot), seeded("")).asked);
    await db
      .updateTable("matches")
      .set({ setup: stored(log.setup), opening: stored(entries[0]?.told ?? []) })
      .where("table_id", "=", table)
      .execute();
    await db
      .updateTable("snapshots")
      .set({ snapshot: stored(snapshot), asked })
      .where("table_id", "=", table)
      .execute();
    if (difference === "log")
      await db
        .updateTable("keys")
        .set({ key: storedText("5ec7".repeat(16)) })
        .where("table_id", "=", table)
        .execute();
    await db.deleteFrom("entries").where("table_id", "=", table).execute();
    for (const { entry, told } of entries)
      if (entry !== null)
        await db
          .insertInto("entries")
          .values({ ...ofTable, n: entry.n, entry: stored(entry), told: stored(told), asked })
          .execute();
  });
}

function withOtherPosition(game: Game, kept: KeptMatch, viewer: Viewer): KeptMatch {
  const { snapshot } = kept;
  const state = otherState(game, snapshot.state, viewer);
  const entries = kept.entries.map(({ entry, told }) => ({
    entry,
    told: told.map((event) => (event.kind === "said" ? event : game.retell(event, state))),
  }));
  return { ...kept, entries, snapshot: { ...snapshot, state } };
}

/** Anew until it has become another; a seat from which nothing is hidden has its own world alone. */
function otherState(game: Game, state: Snapshot["state"], viewer: Viewer): Snapshot["state"] {
  const chance = chanceOf(seeded("another world"));
  for (let tries = 0; tries < 20; tries++) {
    const other = game.redeal(plainCopy(state), viewer, chance);
    if (JSON.stringify(other) !== JSON.stringify(state)) return other;
  }
  if (viewer === "public") throw new Error("Nothing is hidden here.");
  return state;
}

function withOtherLog(kept: KeptMatch, viewer: Viewer): KeptMatch {
  const entries = kept.entries.map(({ entry, told }) => {
    if (entry === null) return { entry, told };
    const isTheirs = entry.seat === viewer || entry.kind !== "answer";
    const other = isTheirs ? entry : { ...entry, answer: `not ${entry.answer}` };
    return { entry: { ...plainCopy(other), ...otherDraws(other), mark: "another world" }, told };
  });
  const { setup, ...log } = kept.log;
  return {
    ...kept,
    entries,
    log: {
      ...log,
      setup: { ...setup, ...otherDraws(setup) },
      entries: entries.flatMap(({ entry }) => entry ?? []),
    },
    snapshot: kept.snapshot,
  };
}

type Draws = KeptMatch["log"]["setup"]["draws"];

function otherDraws(of: object): { readonly draws?: Draws } {
  if (!("draws" in of)) return {};
  const draws = of.draws as Draws;
  return {
    draws: draws.map((draw) =>
      "order" in draw
        ? { ...draw, order: draw.order.toReversed() }
        : { ...draw, drew: (draw.drew + 1) % draw.of },
    ),
  };
}
