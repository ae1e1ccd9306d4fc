import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { type PoolSettings, WorkerPool } from "../src/bots/pool.ts";
import { pauseOf } from "../src/host/pause.ts";
import { closeHouses, openHouse, play, REGISTRY } from "./house.ts";

vi.setConfig({ testTimeout: 20_000 });
afterEach(closeHouses);

function poolOf(settings: Partial<PoolSettings> = {}): WorkerPool {
  const pool = new WorkerPool({ registry: REGISTRY, workers: 1, budgetMs: 300, ...settings });
  onTestFinished(() => pool.close());
  return pool;
}

const sight = {
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
    expect(["roll", "keep"]).toContain(await pool.choose({ game: "sealed", bot: "random", sight }));
    expect(["roll", "keep"]).toContain(await pool.choose({ game: "sealed", bot, sight }));
    expect(["roll", "keep"]).toContain(await pool.choose({ game: "sealed", bot: "random", sight }));
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
    Array.from({ length: 200 }, () => pauseOf(pace));
  expect(Math.min(...pauses("human"))).toBeGreaterThanOrEqual(600);
  expect(Math.max(...pauses("human"))).toBeLessThanOrEqual(1800);
  expect(Math.max(...pauses("quick"))).toBeLessThan(600);
  expect(Math.max(...pauses("instant"))).toBe(0);
});
