import { randomUUID } from "node:crypto";
import {
  chanceOf,
  type Chance,
  type Game,
  pickOne,
  replayToEnd,
  resumeMatch,
  seeded,
} from "@roundtable/kernel";
import { expect, test } from "vitest";
import { type Client, ConnectionLost, Visitor } from "../support/client.ts";
import { startChild } from "../support/servers/child-node.ts";
import { openStoreIn } from "../support/servers/test-store.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import { game } from "../support/servers/sealed-game.ts";
import { keptMatch } from "../support/stored-match.ts";

const LIVES = 4;
const GROUPS = 8;
const SEATS = 3;
const MOVES_PER_LIFE = 80;

interface Move {
  readonly id: string;
  readonly table: string;
  readonly decision: string;
  readonly answer: string;
}

test("killed in the middle of many games, it comes back with every acknowledged move and no half of one", async () => {
  const dataDir = newFolder();
  const groups = Array.from(
    { length: GROUPS },
    (_, number) => new Group(chanceOf(seeded(`group ${number}`))),
  );
  for (let life = 0; life < LIVES; life++) {
    const server = await startChild(dataDir);
    let moves = 0;
    const enough = Promise.withResolvers<void>();
    const playing = groups.map((group) =>
      group.play(server.url, () => {
        moves++;
        if (moves === MOVES_PER_LIFE) enough.resolve();
      }),
    );
    await Promise.race([enough.promise, ...playing.map(neverEnds)]);
    await server.kill();
    await Promise.all(playing);
    await expectAllKept(dataDir, groups);
  }
  expect(groups.flatMap(({ acknowledged }) => acknowledged).length).toBeGreaterThanOrEqual(
    LIVES * MOVES_PER_LIFE,
  );
});

/** Three people who play one match after another at random, and come back when the server does. */
class Group {
  readonly acknowledged: Move[] = [];
  readonly started: string[] = [];
  readonly #chance: Chance;
  #people: Visitor[] = [];
  #table: string | null = null;
  /** Sent, and not acknowledged when the connection broke. */
  #open = new Map<Visitor, Move>();

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  async play(url: string, moved: () => void): Promise<void> {
    try {
      if (this.#people.length === 0) {
        for (let seat = 0; seat < SEATS; seat++) this.#people.push(await Visitor.to(url));
      } else {
        const before = this.#people;
        this.#people = before.map((person) => person.at(url));
        this.#open = new Map(
          [...this.#open].map(([person, move]) => [this.#people[before.indexOf(person)] ?? person, move]),
        );
      }
      for (;;) await this.#playOne(moved);
    } catch (error) {
      if (!isLostConnection(error)) throw error;
    }
  }

  async #playOne(moved: () => void): Promise<void> {
    const clients = await this.#sitDown();
    for (const client of clients) {
      const move = this.#open.get(client.visitor);
      if (move !== undefined) await this.#move(client, move, moved);
    }
    await Promise.all(clients.map((client) => this.#playSeat(client, moved)));
    for (const client of clients) client.socket.close();
    this.#table = null;
  }

  async #sitDown(): Promise<Client[]> {
    const [host] = this.#people;
    if (host === undefined) throw new Error("Nobody is here.");
    this.#table ??= await host.create({ seats: SEATS });
    const table = this.#table;
    const clients: Client[] = [];
    for (const person of this.#people) {
      const client = await person.enter(table);
      clients.push(client);
      if (client.table?.status !== "gathering") continue;
      await client.done({ kind: "sit", table });
    }
    const [first] = clients;
    if (first?.table?.status === "gathering") await first.done({ kind: "start", table });
    this.started.push(table);
    for (const client of clients) await client.until(() => client.sight !== null);
    return clients;
  }

  async #playSeat(client: Client, moved: () => void): Promise<void> {
    while (client.sight?.outcome == null) {
      await client.until(() => client.sight?.decision != null || client.sight?.outcome != null);
      const decision = client.sight?.decision;
      if (decision == null || client.table === null) continue;
      const answer = pickOne(this.#chance, decision.answers).id;
      const move = { id: randomUUID(), table: client.table.id, decision: decision.id, answer };
      await this.#move(client, move, moved);
    }
  }

  async #move(client: Client, move: Move, moved: () => void): Promise<void> {
    this.#open.set(client.visitor, move);
    const reply = await client.ask({ kind: "answer", ...move });
    if (reply.kind !== "ack") throw new Error(`A move was refused: ${JSON.stringify(reply)}`);
    this.#open.delete(client.visitor);
    this.acknowledged.push(move);
    moved();
  }
}

/** The socket broke, or `fetch` found nobody. */
function isLostConnection(error: unknown): boolean {
  return error instanceof ConnectionLost || (error instanceof TypeError && error.message === "fetch failed");
}

async function neverEnds(playing: Promise<void>): Promise<never> {
  await playing;
  throw new Error("A group stopped playing while the server was alive.");
}

async function expectAllKept(dataDir: string, groups: readonly Group[]): Promise<void> {
  const store = await openStoreIn(dataDir);
  const tables = await store.db.selectFrom("matches").select("table_id").execute();
  const kept = new Set<string>();
  for (const { table_id: table } of tables) {
    const match = await keptMatch(store.db, table);
    if (match === null) throw new Error("A match without a snapshot.");
    // Replaying throws where an entry is missing, doubled or out of order.
    const again = replayToEnd(game as Game, match.log);
    const resting = resumeMatch(game as Game, match.log, match, seeded("nothing more is drawn"));
    expect(JSON.stringify(resting.snapshot())).toBe(JSON.stringify(again.snapshot()));
    expect(match.log.entries.length - match.after).toBeLessThan(16);
    const commands = match.log.entries.flatMap(({ command }) => command ?? []);
    expect(new Set(commands).size).toBe(commands.length);
    for (const command of commands) kept.add(command);
  }
  const lost = groups.flatMap(({ acknowledged }) => acknowledged).filter(({ id }) => !kept.has(id));
  expect(lost).toEqual([]);
  const begun = new Set(tables.map(({ table_id }) => table_id));
  expect(groups.flatMap(({ started }) => started).filter((table) => !begun.has(table))).toEqual([]);
  await store.close();
}
