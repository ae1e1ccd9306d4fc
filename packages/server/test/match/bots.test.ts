import { type ChanceSource, seeded } from "@roundtable/kernel";
import type { LogLine } from "@roundtable/protocol";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { type PoolSettings, WorkerPool } from "../../src/bots/pool.ts";
import type { Reply } from "@roundtable/host/bots/bot-pool";
import { botDelayOf } from "@roundtable/host/bots/bot-delay";
import { closeServers, gather, openServer, play, REGISTRY } from "../support/servers/test-server.ts";
import { keptMatch } from "../support/stored-match.ts";

afterEach(closeServers);

function poolOf(settings: Partial<PoolSettings> = {}): WorkerPool {
  const pool = new WorkerPool({ registry: REGISTRY, workers: 1, budgetMs: 300, ...settings });
  onTestFinished(() => pool.close());
  return pool;
}

const never = new AbortController().signal;

const sight = {
  seat: 0,
  seats: 2,
  options: {},
  heard: [],
  view: { awaited: null },
  decision: {
    question: { kind: "risk" },
    answers: [
      { kind: "roll", id: "roll" },
      { kind: "keep", id: "keep" },
    ],
  },
  world: {},
};

test.each([
  ["crashing", ["This bot always fails."]],
  ["endless", ["A bot thought for more than 300 ms."]],
  ["cheating", []],
])("a %s bot still gives a legal answer, and the next question is answered", async (bot, failures) => {
  const how: string[] = [];
  const failed: string[] = [];
  const pool = poolOf({
    answered: (answered) => how.push(answered),
    failed: ({ message }) => failed.push(message),
  });
  for (const asked of ["random", bot, "random"]) {
    const reply = await pool.choose({ game: "sealed", bot: asked, sight }, never);
    expect(["roll", "keep"]).toContain(reply?.answer);
  }
  expect(how).toEqual(["thought", "fallback", "thought"]);
  expect(failed).toEqual(failures);
});

test("a worker that comes after one that failed has time to load the game first", async () => {
  const how: string[] = [];
  const pool = poolOf({ budgetMs: 1, answered: (answered) => how.push(answered) });
  await pool.choose({ game: "sealed", bot: "crashing", sight }, never);
  await pool.choose({ game: "sealed", bot: "random", sight }, never);
  expect(how).toEqual(["fallback", "thought"]);
});

test("advice that takes too long, fails or speaks of nothing that can be given is none; the next question is answered", async () => {
  const failed: string[] = [];
  const pool = poolOf({ budgetMs: 100, failed: ({ message }) => failed.push(message) });
  const { decision } = sight;
  const advise = (question: string, answers = decision.answers) =>
    pool.advise(
      { game: "oddly-advised", sight: { ...sight, decision: { question: { kind: question }, answers } } },
      never,
    );
  await pool.choose({ game: "sealed", bot: "random", sight }, never);
  expect(await advise("lay")).toBeNull();
  expect(await advise("lay", [])).toBeNull();
  await pool.choose({ game: "sealed", bot: "random", sight }, never);
  expect(await advise("risk")).toBeNull();
  expect(failed).toEqual(["This adviser fails.", "A bot thought for more than 200 ms."]);
  expect(await pool.advise({ game: "torn", sight }, never)).toBeNull();
  expect((await pool.advise({ game: "fondly-advised", sight }, never))?.map(({ answer }) => answer)).toEqual([
    "keep",
    "roll",
  ]);
});

test("hints wait for bots, and cancelled ones are not computed", async () => {
  const done: string[] = [];
  const pool = poolOf({ budgetMs: 20_000 });
  const wanted = new AbortController();
  const endless = pool
    .advise({ game: "oddly-advised", sight }, wanted.signal)
    .then((advice) => done.push(advice === null ? "dropped" : "advised"));
  const dropped = new AbortController();
  const advised = pool.advise({ game: "fondly-advised", sight }, never).then(() => done.push("advice"));
  const unwanted = pool
    .advise({ game: "fondly-advised", sight }, dropped.signal)
    .then(() => done.push("unwanted"));
  const turn = pool.choose({ game: "sealed", bot: "random", sight }, never).then(() => done.push("turn"));
  dropped.abort();
  await unwanted;
  expect(pool.waiting).toBe(2);
  wanted.abort();
  await Promise.all([endless, advised, turn]);
  expect(done).toEqual(["unwanted", "dropped", "turn", "advice"]);
});

test("bots play a whole table to the end while somebody looks, and who has won is kept", async () => {
  const { url, store } = await openServer();
  const [host] = await play(url, 1, { seats: 4 });
  if (host?.table == null) throw new Error("There is no table.");
  const table = host.table.id;
  await host.done({ kind: "pace", table, pace: "instant" });
  await host.done({ kind: "leave", table });
  await host.until(() => host.table?.status === "over", "the end");
  expect(host.table.ended).toBe("played");
  const kept = store.db.selectFrom("snapshots").select("outcome").where("table_id", "=", table);
  const { outcome } = await kept.executeTakeFirstOrThrow();
  expect(JSON.parse(outcome ?? "null")).toEqual(host.sight?.outcome);
});

test.each([
  ["human", 600, 1800],
  ["quick", 150, 400],
  ["instant", 0, 0],
] as const)("at the pace “%s” a bot pauses from %i to %i milliseconds", (pace, least, most) => {
  const drawing = (pick: ChanceSource["pick"]): number => botDelayOf(pace, { ...seeded("pauses"), pick });
  expect(drawing(() => 0)).toBe(least);
  expect(drawing((_nth, sides) => sides - 1)).toBe(most);
});

test("each pause of a thought is drawn anew", () => {
  const pauses = Array.from({ length: 20 }, (_, nth) => botDelayOf("human", seeded("pauses"), nth));
  expect(new Set(pauses).size).toBeGreaterThan(10);
  expect(botDelayOf("human", seeded("pauses"))).toBe(pauses[0]);
});

test("questions wait for a free worker and are all answered", async () => {
  const how: string[] = [];
  const pool = poolOf({ workers: 2, answered: (answered) => how.push(answered) });
  const ask = (bot: string): Promise<Reply | null> => pool.choose({ game: "sealed", bot, sight }, never);
  const replies = await Promise.all(["random", "random", "random", "babbling", "random"].map(ask));
  expect(replies.map((reply) => reply?.statements.length)).toEqual([0, 0, 0, 2, 0]);
  expect(how).toEqual(Array.from({ length: 5 }, () => "thought"));
});

test("a thought that nobody wants any more ends with its worker, and what waits behind it is answered", async () => {
  const told: unknown[] = [];
  const pool = poolOf({
    budgetMs: 60_000,
    answered: (how) => told.push(how),
    failed: (error) => told.push(error),
  });
  const [running, queued] = [new AbortController(), new AbortController()];
  const ask = (bot: string, signal: AbortSignal) => pool.choose({ game: "sealed", bot, sight }, signal);
  const endless = ask("endless", running.signal);
  const unasked = ask("crashing", queued.signal);
  const next = ask("random", never);
  queued.abort();
  expect(await unasked).toBeNull();
  expect(pool.waiting).toBe(1);
  running.abort();
  expect(await endless).toBeNull();
  expect(["roll", "keep"]).toContain((await next)?.answer);
  expect(told).toEqual(["thought"]);
});

test("what is still being thought about when the pool closes is never answered, and nothing has failed", async () => {
  const told: unknown[] = [];
  const pool = poolOf({ answered: (how) => told.push(how), failed: (error) => told.push(error) });
  await pool.choose({ game: "sealed", bot: "random", sight }, never);
  void pool.choose({ game: "sealed", bot: "endless", sight }, never).then((reply) => told.push(reply));
  await pool.close();
  expect(told).toEqual(["thought"]);
});

test("a bot that the game does not know is its best one; a game that nobody knows is played at random", async () => {
  const how: string[] = [];
  const pool = poolOf({ answered: (answered) => how.push(answered) });
  await pool.choose({ game: "sealed", bot: "", sight }, never);
  await pool.choose({ game: "chess", bot: "", sight }, never);
  expect(how).toEqual(["thought", "thought"]);
});

test("a bot says before its answer what it has to say; what may not be said is left unsaid", async () => {
  const { url, store } = await openServer();
  const [host] = await gather(url, 1, { seats: 2 });
  if (host?.table == null) throw new Error("There is no table.");
  const table = host.table.id;
  await host.done({ kind: "add-bot", table, seat: 1, bot: "babbling" });
  await host.done({ kind: "pace", table, pace: "instant" });
  await host.done({ kind: "start", table });
  const isSaid = (line: LogLine) => line.kind === "told" && line.told.kind === "said";
  await host.until(() => host.lines.some(isSaid), "a word of the bot");
  const said = { kind: "said", seat: 1, say: { statement: { kind: "high-card" } } };
  expect(host.lines.filter(isSaid)).toEqual([{ kind: "told", told: said }]);
  const kept = await keptMatch(store.db, table);
  expect(kept?.log.entries.map(({ kind, seat }) => ({ kind, seat }))).toEqual([
    { kind: "said", seat: 1 },
    { kind: "answer", seat: 1 },
  ]);
});
