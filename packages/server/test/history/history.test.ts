import type {
  LeaderboardBody,
  ChartsBody,
  HistoryBody,
  PersonBody,
  ProfileBody,
  RatingsBody,
} from "@roundtable/protocol/history";
import { afterEach, describe, expect, test } from "vitest";
import { Games } from "@roundtable/host/games";
import { recordEarlier } from "../../src/live/recording.ts";
import { saveBlock } from "../../src/moderation/block-repository.ts";
import { anonymiseResults } from "../../src/history/result-repository.ts";
import { removeTables } from "../../src/retention/removable.ts";
import { type Client, Visitor } from "../support/client.ts";
import { Gate } from "../support/servers/commit-gate.ts";
import { keptLog } from "../support/captured-log.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import {
  closeServers,
  named,
  openServer,
  play,
  playOut,
  REGISTRY,
  type TestServer,
} from "../support/servers/test-server.ts";

afterEach(closeServers);

const LIVE = { kind: "live", bankSeconds: 600, capSeconds: 120, awaySeconds: 60 };
const RATED = { rated: true, clock: LIVE };

async function read<Body>({ visitor }: { visitor: Visitor }, path: string): Promise<Body> {
  const response = await visitor.fetch(path);
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

const historyOf = (client: { visitor: Visitor }, query = "") =>
  read<HistoryBody>(client, `/api/people/me/history${query}`);
const ratingOf = async (client: { visitor: Visitor }) =>
  (await read<PersonBody>(client, "/api/people/me")).ratings.find(({ game }) => game === "sealed") ?? null;

async function show({ visitor }: Client, profile: ProfileBody): Promise<void> {
  const response = await visitor.fetch("/api/me/profile", { method: "PUT", body: JSON.stringify(profile) });
  expect(response.status).toBe(200);
}

async function countOf(server: TestServer, rows: "results" | "ratings"): Promise<number> {
  const counted = server.store.db.selectFrom(rows).select((row) => row.fn.countAll<number>().as("count"));
  return (await counted.executeTakeFirstOrThrow()).count;
}

describe("a match that is over", () => {
  test("stands in everybody's history, with who has won and who else was there", async () => {
    const { url } = await openServer();
    const clients = await play(url, 2);
    const { table, host, guest } = named(clients);
    await playOut(clients);
    const { results, next } = await historyOf(host);
    expect(next).toBeNull();
    expect(results).toMatchObject([
      {
        game: "sealed",
        seats: 2,
        ended: "played",
        forfeited: false,
        rating: null,
        there: { table, isKept: true },
      },
    ]);
    const won = host.sight?.outcome?.winners.includes(0);
    expect(results[0]?.won).toBe(won);
    expect(results[0]?.there?.company).toMatchObject([
      { kind: "person", person: host.visitor.me },
      { kind: "person", person: guest.visitor.me },
    ]);
    expect((await historyOf(guest)).results[0]?.won).toBe(host.sight?.outcome?.winners.includes(1));
  });

  test("that was ended together has no winner, and who has left has not won", async () => {
    const { url } = await openServer();
    const clients = await play(url, 2);
    const { table, host, guest } = named(clients);
    await guest.done({ kind: "leave", table });
    await host.done({ kind: "end-vote", table, agrees: true });
    expect((await historyOf(host)).results).toMatchObject([{ ended: "together", won: false, place: null }]);
    expect((await historyOf(guest)).results).toMatchObject([{ forfeited: true, won: false }]);
  });

  test("comes in parts, the newest first, and by game", async () => {
    const { url, store } = await openServer();
    const clients = await play(url, 2);
    const { host } = named(clients);
    await playOut(clients);
    const [row] = await store.db.selectFrom("results").selectAll().where("seat", "=", 0).execute();
    if (row === undefined) throw new Error("Nothing was kept.");
    await store.write(async (db) => {
      const many = Array.from({ length: 45 }, (_, n) => ({
        ...row,
        table_id: `t${String(n).padStart(11, "0")}`,
        // Some of them at the very same moment.
        over: row.over - 1 - Math.floor(n / 3),
        game: n % 2 === 0 ? "sealed" : "torn",
      }));
      await db.insertInto("results").values(many).execute();
    });
    const seen: number[] = [];
    for (let next: string | null = ""; next !== null;) {
      const part: HistoryBody = await historyOf(host, next === "" ? "" : `?before=${next}`);
      expect(part.results.length).toBeLessThanOrEqual(20);
      seen.push(...part.results.map(({ over }) => over));
      ({ next } = part);
    }
    expect(seen).toHaveLength(46);
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
    const torn = await historyOf(host, "?game=torn");
    expect(torn.results.every(({ game }) => game === "torn")).toBe(true);
    const odd = await host.visitor.fetch("/api/people/me/history?before=yesterday");
    expect(odd.status).toBe(400);
  });

  test("is counted by how many played", async () => {
    const { url } = await openServer();
    const clients = await play(url, 2);
    await playOut(clients);
    const { host } = named(clients);
    const charts = await read<ChartsBody>(host, "/api/people/me/charts/sealed");
    expect(charts.all.played).toBe(1);
    expect(charts.bySeats).toEqual([{ seats: 2, ...charts.all }]);
    expect(charts.strength).toEqual([]);
  });

  test("outlives its table, and is anonymous once the person is deleted", async () => {
    const server = await openServer();
    const clients = await play(server.url, 2);
    const { table, host, guest } = named(clients);
    await playOut(clients);
    await server.store.write((db) => removeTables(db, [table]));
    expect((await historyOf(host)).results[0]?.there).toMatchObject({ table, isKept: false });
    await server.store.write((db) => anonymiseResults(db, [guest.visitor.me.id]));
    expect((await historyOf(host)).results[0]?.there?.company[1]).toMatchObject({ kind: "gone" });
    expect((await historyOf(guest)).results).toEqual([]);
  });
});

describe("a rated match", () => {
  test("changes the ratings of those who played, and says so", async () => {
    const { url } = await openServer();
    const clients = await play(url, 2, RATED);
    const { table, host, guest } = named(clients);
    expect(await ratingOf(host)).toBeNull();
    await playOut(clients);
    const winners = host.sight?.outcome?.winners ?? [];
    const [mine, hers] = [await ratingOf(host), await ratingOf(guest)];
    const { results } = await historyOf(host);
    expect(results[0]?.rating).toEqual({ before: 1500, after: mine?.rating });
    const { changes } = await read<RatingsBody>(host, `/api/tables/${table}/ratings`);
    expect(changes.map(({ seat }) => seat)).toEqual([0, 1]);
    const ahead = Math.sign(Math.round((mine?.rating ?? 0) - (hers?.rating ?? 0)));
    expect(ahead).toBe(Number(winners.includes(0)) - Number(winners.includes(1)));
    expect((mine?.rating ?? 0) + (hers?.rating ?? 0)).toBeCloseTo(3000, 6);
    expect(mine).toMatchObject({ matches: 1, isSettled: false });
    const stranger = await Visitor.to(url);
    expect((await stranger.fetch(`/api/tables/${table}/ratings`)).status).toBe(404);
  });

  test("can be played alone against bots, which are rated as well", async () => {
    const server = await openServer();
    const clients = await play(server.url, 1, { ...RATED, seats: 3 });
    const { table, host } = named(clients);
    await host.done({ kind: "pace", table, pace: "instant" });
    for (;;) {
      await host.until(() => host.sight?.decision != null || host.sight?.outcome != null);
      if (host.sight?.outcome != null) break;
      await host.answer();
    }
    await host.until(() => host.table?.status === "over");
    expect(await ratingOf(host)).toMatchObject({ matches: 1 });
    const bots = await server.store.db.selectFrom("ratings").selectAll().where("kind", "=", "bot").execute();
    expect(bots).toMatchObject([{ who: "random", matches: 1 }]);
  });

  test("is lost by a player who left, even if the rest end it together or their bot wins", async () => {
    const { url } = await openServer();
    const clients = await play(url, 2, RATED);
    const { table, host, guest } = named(clients);
    await guest.done({ kind: "leave", table });
    await host.done({ kind: "end-vote", table, agrees: true });
    expect((await ratingOf(guest))?.rating).toBeLessThan(1500);
    expect((await ratingOf(host))?.rating).toBeGreaterThan(1500);
  });

  test("that all have ended together counts for nobody, and neither does a friendly one", async () => {
    const server = await openServer();
    const together = named(await play(server.url, 2, RATED));
    for (const client of [together.host, together.guest])
      await client.done({ kind: "end-vote", table: together.table, agrees: true });
    const friendly = await play(server.url, 2);
    await playOut(friendly);
    expect(await countOf(server, "ratings")).toBe(0);
    expect(await countOf(server, "results")).toBe(4);
  });

  test("is counted once, however often the last answer is sent, and not at all if it is not kept", async () => {
    const gate = new Gate();
    // Nothing else is kept meanwhile: nobody turns the clock.
    const server = await openServer({ gate, clock: new ManualClock() });
    const clients = await play(server.url, 2, RATED);
    const { host } = named(clients);
    const last = await playToTheLast(clients);
    gate.failures = 1;
    const id = "the last answer";
    expect(await last.answer(undefined, id)).toMatchObject({ kind: "refused" });
    expect(await countOf(server, "ratings")).toBe(0);
    const decision = last.sight?.decision;
    const answer = { kind: "answer", id, table: host.table?.id ?? "", decision: decision?.id ?? "" } as const;
    for (let times = 0; times < 3; times++)
      await last.done({ ...answer, answer: decision?.answers[0]?.id ?? "" });
    await host.until(() => host.table?.status === "over");
    expect(await ratingOf(host)).toMatchObject({ matches: 1 });
    expect(await countOf(server, "results")).toBe(2);
  });

  test("of somebody who has long not played is known less well", async () => {
    const clock = new ManualClock();
    const { url } = await openServer({ clock });
    const clients = await play(url, 2, RATED);
    await playOut(clients);
    const { host } = named(clients);
    const before = await ratingOf(host);
    clock.jump(30 * 24 * 60 * 60 * 1000);
    const after = await ratingOf(host);
    expect(after?.rating).toBe(before?.rating);
    expect(after?.deviation).toBeGreaterThan(before?.deviation ?? 0);
  });
});

/** Everything but the answer that ends the match; who has to give it. */
async function playToTheLast(clients: readonly Client[]): Promise<Client> {
  for (;;) {
    for (const client of clients) await client.done({ kind: "watch-lobby", on: false });
    const asked = clients.filter((client) => client.sight?.decision != null);
    const [first] = asked;
    if (first === undefined) throw new Error("Nobody is asked.");
    const view = first.sight?.view as { round?: number } | undefined;
    if (view?.round === 2 && first.sight?.decision?.question.kind === "risk") return first;
    await first.answer();
  }
}

describe("a person's page", () => {
  const allOf = async (viewer: Visitor, id: string): Promise<string[]> =>
    await Promise.all(
      ["", "/history", "/charts/sealed"].map(async (what) => {
        const response = await viewer.fetch(`/api/people/${id}${what}`);
        const headers = [...response.headers].filter(([name]) => name !== "date" && name !== "x-request-id");
        return JSON.stringify([response.status, headers, await response.text()]);
      }),
    );

  test("is shown as far as the profile allows; otherwise the person does not exist", async () => {
    const server = await openServer();
    const { url } = server;
    const clients = await play(url, 2, RATED);
    const { host, guest } = named(clients);
    await playOut(clients);
    const [stranger, { id }] = [await Visitor.to(url), host.visitor.me];
    const nobody = await allOf(stranger, "NobodyAtAll1");

    expect(await allOf(stranger, id)).toEqual(nobody);
    const met = await read<PersonBody>(guest, `/api/people/${id}`);
    expect(met).toMatchObject({ person: host.visitor.me, profile: null, ratings: [{ game: "sealed" }] });

    await show(host, { seenBy: "nobody", amongBest: true });
    expect(await allOf(guest.visitor, id)).toEqual(nobody);
    expect((await read<PersonBody>(host, "/api/people/me")).profile).toMatchObject({ seenBy: "nobody" });

    await show(host, { seenBy: "everybody", amongBest: true });
    expect(await allOf(stranger, id)).not.toEqual(nobody);

    const { store } = server;
    const blocked = { person: id, other: guest.visitor.me.id, kind: "block", at: 0 } as const;
    await store.write((db) => saveBlock(db, blocked));
    expect(await allOf(guest.visitor, id)).toEqual(nobody);
  });

  test("shows others the rated matches only, and who was there only to those who were", async () => {
    const { url } = await openServer();
    const clients = await play(url, 2, RATED);
    const { host, guest } = named(clients);
    await playOut(clients);
    await playOut(await play(url, 2));
    await show(host, { seenBy: "everybody", amongBest: true });
    const stranger = { visitor: await Visitor.to(url) };
    const path = `/api/people/${host.visitor.me.id}/history`;
    const seen = await read<HistoryBody>(stranger, path);
    expect(seen.results).toMatchObject([{ there: null }]);
    expect(JSON.stringify(seen)).not.toContain(guest.visitor.me.id);
    expect((await read<HistoryBody>(guest, path)).results[0]?.there?.company).toHaveLength(2);
  });

  test("cannot be set to what is none, nor by somebody without a cookie", async () => {
    const { url } = await openServer();
    const visitor = await Visitor.to(url);
    const body = JSON.stringify({ seenBy: "the king", amongBest: true });
    expect((await visitor.fetch("/api/me/profile", { method: "PUT", body })).status).toBe(400);
    const headers = { "content-type": "application/json" };
    const good = JSON.stringify({ seenBy: "nobody", amongBest: true });
    expect((await fetch(`${url}/api/me/profile`, { method: "PUT", body: good, headers })).status).toBe(401);
  });
});

describe("the table of the best", () => {
  async function known(server: TestServer, count: number): Promise<void> {
    const [at, settled_until] = [0, Number.MAX_SAFE_INTEGER];
    await server.store.write(async (db) => {
      const people = Array.from({ length: count }, (_, n) => `p${String(n).padStart(11, "0")}`);
      await db
        .insertInto("people")
        .values(people.map((id) => ({ id, name: id, created: 0, seen: 0 })))
        .execute();
      await db
        .insertInto("ratings")
        .values(
          people.map((who, n) => ({
            game: "sealed",
            kind: "person",
            who,
            // Some are as strong as one another.
            rating: 1500 + Math.floor(n / 2) + 1 / 3,
            deviation: 60,
            volatility: 0.06,
            matches: 20,
            at,
            settled_until,
          })),
        )
        .execute();
    });
  }

  test("has everybody who is known well enough, in parts and in order, with their places", async () => {
    const server = await openServer();
    await known(server, 45);
    const visitor = await Visitor.to(server.url);
    const all: LeaderboardBody["best"][number][] = [];
    for (let next: string | null = ""; next !== null;) {
      const part: LeaderboardBody = await read(
        { visitor },
        `/api/best/sealed${next === "" ? "" : `?after=${next}`}`,
      );
      all.push(...part.best);
      ({ next } = part);
    }
    expect(all.map(({ place }) => place)).toEqual(Array.from({ length: 45 }, (_, n) => n + 1));
    expect(new Set(all.map(({ person }) => person.id)).size).toBe(45);
    const ratings = all.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
    expect(all.every(({ isOpen }) => !isOpen)).toBe(true);
    expect((await visitor.fetch("/api/best/chess")).status).toBe(404);
  });

  test("leaves out who is not settled, and who does not want to stand there", async () => {
    const server = await openServer();
    await known(server, 3);
    const clients = await play(server.url, 2, RATED);
    const { host } = named(clients);
    await playOut(clients);
    expect((await read<LeaderboardBody>(host, "/api/best/sealed")).best).toHaveLength(3);
    await server.store.write(async (db) => {
      await db
        .insertInto("profiles")
        .values({ person: "p00000000001", seen_by: "met", among_best: 0 })
        .execute();
    });
    const { best } = await read<LeaderboardBody>(host, "/api/best/sealed");
    expect(best.map(({ person }) => person.id)).toEqual(["p00000000002", "p00000000000"]);
  });
});

test("matches that were over before results were kept are recorded while the server runs", async () => {
  const server = await openServer();
  const recorders = { store: server.store, games: await Games.from(REGISTRY), log: keptLog().log };
  const clients = await play(server.url, 2);
  const { host } = named(clients);
  await playOut(clients);
  const before = await historyOf(host);
  await server.store.write(async (db) => {
    await db.deleteFrom("results").execute();
    await db.insertInto("moments").values({ name: "recorded", at: Number.MAX_SAFE_INTEGER }).execute();
  });
  expect((await historyOf(host)).results).toEqual([]);
  expect(await recordEarlier(recorders)).toBe(true);
  expect(await historyOf(host)).toEqual(before);
  expect(await recordEarlier(recorders)).toBe(true);
  expect(await countOf(server, "results")).toBe(2);
});
