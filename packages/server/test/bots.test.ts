import { seeded } from "@roundtable/kernel";
import type { Line } from "@roundtable/protocol";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { type PoolSettings, WorkerPool } from "../src/bots/pool.ts";
import { pauseOf } from "../src/host/pause.ts";
import { readMatch } from "../src/store/match-rows.ts";
import { closeHouses, gather, openHouse, play, REGISTRY } from "./house.ts";

vi.setConfig({ testTimeout: 20_000 });
afterEach(closeHouses);

function poolOf(settings: Partial<PoolSettings> = {}): WorkerPool {
  const pool = new WorkerPool({ registry: REGISTRY, workers: 1, budgetMs: 300, ...settings });
  onTestFinished(() => pool.close());
  return pool;
}

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
};

test.each(["crashing", "endless", "cheating"])(
  "a %s bot still gives a legal answer, and the next question is answered",
  async (bot) => {
    const how: string[] = [];
    const pool = poolOf({ answered: (answered) => how.push(answered) });
    for (const asked of ["random", bot, "random"]) {
      const { answer } = await pool.choose({ game: "sealed", bot: asked, sight });
      expect(["roll", "keep"]).toContain(answer);
    }
    expect(how).toEqual(["thought", "fallback", "thought"]);
  },
);

test("bots play a whole table to the end while somebody looks", async () => {
  const { url } = await openHouse();
  const [host] = await play(url, 1, { seats: 4 });
  if (host?.table == null) throw new Error("There is no table.");
  const table = host.table.id;
  await host.done({ kind: "pace", table, pace: "instant" });
  await host.done({ kind: "leave", table });
  await host.until(() => host.table?.status === "over", "the end");
  expect(host.table.ended).toBe("played");
});

test("a bot's pause is drawn before it thinks: human, quick, or none at all", () => {
  const pauses = (pace: "human" | "quick" | "instant"): number[] =>
    Array.from({ length: 200 }, (_, nth) => pauseOf(pace, seeded("pauses"), nth));
  expect(Math.min(...pauses("human"))).toBeGreaterThanOrEqual(600);
  expect(Math.max(...pauses("human"))).toBeLessThanOrEqual(1800);
  expect(Math.max(...pauses("quick"))).toBeLessThan(600);
  expect(Math.max(...pauses("instant"))).toBe(0);
});

test("a bot says before its answer what it has to say; what may not be said is left unsaid", async () => {
  const { url, store } = await openHouse();
  const [host] = await gather(url, 1, { seats: 2 });
  if (host?.table == null) throw new Error("There is no table.");
  const table = host.table.id;
  await host.done({ kind: "add-bot", table, seat: 1, bot: "babbling" });
  await host.done({ kind: "pace", table, pace: "instant" });
  await host.done({ kind: "start", table });
  const isSaid = (line: Line) => line.kind === "told" && line.told.kind === "said";
  await host.until(() => host.lines.some(isSaid), "a word of the bot");
  const said = { kind: "said", seat: 1, say: { statement: { kind: "high-card" } } };
  expect(host.lines.filter(isSaid)).toEqual([{ kind: "told", told: said }]);
  const kept = await readMatch(store.db, table);
  expect(kept?.log.entries.map(({ kind, seat }) => ({ kind, seat }))).toEqual([
    { kind: "said", seat: 1 },
    { kind: "answer", seat: 1 },
  ]);
});
