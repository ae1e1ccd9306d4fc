import type { MatchmakingBody } from "@roundtable/protocol/matchmaking";
import { afterEach, describe, expect, test } from "vitest";
import { RATE_LIMITS } from "../../src/wire/rate-limits.ts";
import { type Client, Visitor } from "../support/client.ts";
import { isOnPostgres } from "../support/servers/test-store.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import { closeServers, openServer, type TestServer } from "../support/servers/test-server.ts";

afterEach(closeServers);

const SECOND = 1000;

/** Somebody with the home page open. */
class Guest {
  readonly client: Client;
  readonly visitor: Visitor;

  constructor(client: Client) {
    this.client = client;
    this.visitor = client.visitor;
  }

  static async at(url: string, visitor?: Visitor): Promise<Guest> {
    const client = await (visitor?.at(url) ?? (await Visitor.to(url))).connect();
    await client.done({ kind: "watch-lobby", on: true });
    return new Guest(client);
  }

  async ask(method: string, path = "", body?: unknown): Promise<MatchmakingBody> {
    const response = await this.visitor.fetch(`/api/finding${path}`, {
      method,
      ...(method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    return (await response.json()) as MatchmakingBody;
  }

  find(like: object = {}): Promise<MatchmakingBody> {
    return this.ask("POST", "", { game: "sealed", seats: 2, botsAfter: null, ...like });
  }

  /** What the page shows now. */
  get finding(): MatchmakingBody["finding"] | undefined {
    const news = this.client.messages.findLast(({ kind }) => kind === "finding");
    return news?.kind === "finding" ? news.finding : undefined;
  }

  /** So many seconds go by, as they do, one after another. */
  async pass(clock: ManualClock, seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second++) {
      clock.advance(SECOND);
      for (let trip = 0; trip < 5; trip++) await this.client.ask({ kind: "enter", table: "nosuchtable0" });
    }
  }

  /** Turns the clock until the search stands so; between two turns everybody has time to be told. */
  async until(clock: ManualClock, state: string | null): Promise<void> {
    const isSo = (): boolean => (this.finding?.state ?? null) === state;
    for (let turn = 0; turn < 15 && !isSo(); turn++) {
      clock.advance(SECOND);
      for (let trip = 0; trip < 20 && !isSo(); trip++)
        await this.client.ask({ kind: "enter", table: "nosuchtable0" });
    }
    if (!isSo()) throw new Error(`It stands so: ${JSON.stringify(this.finding)}.`);
  }
}

async function twoAt(url: string): Promise<readonly [Guest, Guest]> {
  return [await Guest.at(url), await Guest.at(url)];
}

function seatedAt(guest: Guest): string {
  if (guest.finding?.state !== "seated") throw new Error("They have no seat.");
  return guest.finding.table;
}

test("two who look for the same game are offered a table, say that they are there, and it begins by itself", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const [ann, bob] = await twoAt(url);
  expect(await ann.find()).toMatchObject({
    finding: { state: "waiting", game: "sealed", seats: 2, botsAt: null },
    queues: [{ game: "sealed", people: 1 }],
  });
  await bob.find();
  await ann.until(clock, "offered");
  await bob.until(clock, "offered");
  expect(ann.finding).toMatchObject({ people: 2, ready: 0, amReady: false, size: 2, rated: false });
  await ann.ask("POST", "/ready");
  await bob.ask("POST", "/ready");
  await ann.until(clock, "seated");
  await bob.until(clock, "seated");
  const table = seatedAt(ann);
  expect(seatedAt(bob)).toBe(table);
  const playing = [await ann.visitor.enter(table), await bob.visitor.enter(table)];
  for (const player of playing) await player.until(() => player.sight !== null, "the match");
  expect(playing.map(({ seat }) => seat)).toEqual([0, 1]);
});

test("bots take the other seats once a person has waited as long as they chose", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const ann = await Guest.at(url);
  await ann.find({ seats: 3, botsAfter: 30 });
  await ann.pass(clock, 25);
  expect((await ann.ask("GET")).finding?.state).toBe("waiting");
  await ann.until(clock, "seated");
  const alone = await ann.visitor.enter(seatedAt(ann));
  await alone.until(() => alone.sight !== null, "the match");
  expect(alone.table?.seats.map(({ kind }) => kind)).toEqual(["person", "bot", "bot"]);
});

test("a person who does not accept is removed, and the other goes on waiting", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const [ann, bob] = await twoAt(url);
  const before = await ann.find();
  await bob.find();
  await ann.until(clock, "offered");
  await bob.until(clock, "offered");
  await ann.ask("POST", "/ready");
  await bob.pass(clock, 20);
  await bob.until(clock, null);
  await ann.until(clock, "waiting");
  expect((await ann.ask("GET")).finding).toEqual(before.finding);
  const cid = await Guest.at(url);
  await cid.find();
  await ann.until(clock, "offered");
});

test("who goes away in the middle of an offer leaves the others waiting, and nobody is thrown out for it", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const [ann, bob] = await twoAt(url);
  await ann.find();
  await bob.find();
  await ann.until(clock, "offered");
  expect((await bob.ask("DELETE")).finding).toBeNull();
  await ann.until(clock, "waiting");
});

test("one waits for one game at a time, can stop at any moment, and is forgotten when the page is closed", async () => {
  const clock = new ManualClock();
  const { url, store } = await openServer({ clock });
  const [ann, bob] = await twoAt(url);
  await ann.find({ seats: 3 });
  await ann.find({ seats: 4 });
  expect((await ann.ask("GET")).queues).toMatchObject([{ people: 1 }]);
  expect((await ann.ask("DELETE")).finding).toBeNull();
  await ann.find({ seats: 3 });
  await bob.find({ seats: 3 });
  await ann.client.leave();
  await bob.pass(clock, 30);
  expect(await store.db.selectFrom("waiting").select("person").execute()).toEqual([
    { person: bob.visitor.me.id },
  ]);
});

test("people go on waiting after a restart, from when they began", async () => {
  const clock = new ManualClock();
  const dataDir = newFolder();
  const before = await openServer({ clock, dataDir });
  const ann = await Guest.at(before.url);
  const { finding } = await ann.find();
  await before.stop();
  clock.advance(5 * 60 * SECOND);
  const { url } = await openServer({ clock, dataDir });
  const back = await Guest.at(url, ann.visitor);
  await back.client.until(() => back.finding?.state === "waiting", "what they wait for");
  expect(back.finding).toEqual(finding);
  const bob = await Guest.at(url);
  await bob.find();
  await back.until(clock, "offered");
});

test("a person waits rather than meet someone they have blocked", async () => {
  const clock = new ManualClock();
  const { url, store } = await openServer({ clock });
  const [ann, bob] = await twoAt(url);
  await store.write(async (db) => {
    await db
      .insertInto("regards")
      .values({ person: ann.visitor.me.id, other: bob.visitor.me.id, kind: "block", at: 0 })
      .execute();
  });
  await ann.find();
  await bob.find();
  clock.advance(5 * SECOND);
  expect((await bob.ask("GET")).finding?.state).toBe("waiting");
  const cid = await Guest.at(url);
  await cid.find();
  await cid.until(clock, "offered");
});

test("what cannot be wished for is refused, and changes nothing", async () => {
  const { url, store } = await openServer({
    rateLimits: { ...RATE_LIMITS, searchesPerAddress: { burst: 7, perSecond: 0.001 } },
  });
  const ann = await Guest.at(url);
  const wrong = [
    { game: "chess" },
    { seats: 9 },
    { seats: 1.5 },
    { botsAfter: 1 },
    { game: "<b>" },
    { seats: "2" },
  ];
  const reasons = await Promise.all(wrong.map((like) => ann.find(like)));
  expect(reasons).toMatchObject([
    { reason: "no-such-game" },
    { reason: "no-such-seat" },
    ...Array.from({ length: 4 }, () => ({ reason: "unreadable" })),
  ]);
  expect(await store.db.selectFrom("waiting").selectAll().execute()).toEqual([]);
  await ann.find();
  expect(await ann.find()).toMatchObject({ reason: "too-fast" });
});

describe.runIf(isOnPostgres())("with several nodes", () => {
  async function nodes(clock: ManualClock, count: number): Promise<TestServer[]> {
    const dataDir = newFolder();
    const servers: TestServer[] = [];
    while (servers.length < count) servers.push(await openServer({ clock, dataDir }));
    return servers;
  }

  test("those who wait at different nodes sit down at one table, and everybody once", async () => {
    const clock = new ManualClock();
    const [one, two] = await nodes(clock, 2);
    if (one === undefined || two === undefined) throw new Error("There are no nodes.");
    const guests = await Promise.all(
      Array.from({ length: 6 }, (_, nth) => Guest.at(nth % 2 === 0 ? one.url : two.url)),
    );
    await Promise.all(guests.map((guest) => guest.find()));
    for (const guest of guests) await guest.until(clock, "offered");
    await Promise.all(guests.map((guest) => guest.ask("POST", "/ready")));
    for (const guest of guests) await guest.until(clock, "seated");
    const seats = await one.store.db.selectFrom("seats").select(["table_id", "person"]).execute();
    expect(seats).toHaveLength(6);
    expect(new Set(seats.map(({ person }) => person))).toEqual(
      new Set(guests.map(({ visitor }) => visitor.me.id)),
    );
    expect(new Set(guests.map(seatedAt)).size).toBe(3);
  });
});
