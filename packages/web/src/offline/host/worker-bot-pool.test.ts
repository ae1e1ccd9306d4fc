import { chanceOf, seeded } from "@roundtable/kernel";
import type { Question, Thinking, Thought } from "@roundtable/host/bots/bot-pool";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type BotWorker, WorkerBotPool } from "./worker-bot-pool.ts";

interface Hired {
  readonly asked: Thought[];
  answer(thinking: Thinking): void;
  fail(): void;
  isGone: boolean;
}

let hired: Hired[] = [];

function hire(): BotWorker {
  const one: Hired = { asked: [], answer: () => {}, fail: () => {}, isGone: false };
  hired.push(one);
  return {
    postMessage: (thought) => void one.asked.push(thought),
    terminate: () => (one.isGone = true),
    hear(answered, failed) {
      one.answer = answered;
      one.fail = failed;
    },
  };
}

const question = {
  game: "any",
  bot: "best",
  sight: { decision: { answers: [{ id: "left" }, { id: "right" }] } },
} as unknown as Question;

const never = new AbortController().signal;

let thinkers: WorkerBotPool;
beforeEach(() => {
  vi.useFakeTimers();
  hired = [];
  thinkers = new WorkerBotPool(hire, chanceOf(seeded("fallback")));
});
afterEach(() => vi.useRealTimers());

test("questions are answered one after another by one worker", async () => {
  const first = thinkers.choose(question, never);
  const second = thinkers.choose(question, never);
  expect(hired[0]?.asked).toHaveLength(1);
  hired[0]?.answer({ number: 0, answer: "right", statements: [] });
  expect(await first).toEqual({ answer: "right", statements: [] });
  hired[0]?.answer({ number: 1, answer: "left", statements: [] });
  expect(await second).toEqual({ answer: "left", statements: [] });
  expect(hired).toHaveLength(1);
});

test("an illegal answer, a worker that fails and one that takes too long still give a legal answer", async () => {
  const illegal = thinkers.choose(question, never);
  hired[0]?.answer({ number: 0, answer: "through the wall", statements: [] });
  expect(["left", "right"]).toContain((await illegal)?.answer);
  const broken = thinkers.choose(question, never);
  hired[0]?.fail();
  expect(["left", "right"]).toContain((await broken)?.answer);
  const slow = thinkers.choose(question, never);
  vi.advanceTimersByTime(60_000);
  expect(["left", "right"]).toContain((await slow)?.answer);
  expect(hired.map(({ isGone }) => isGone)).toEqual([true, true]);
});

test("a cancelled request is not started, and a running one is stopped at once", async () => {
  const [gone, left] = [new AbortController(), new AbortController()];
  const running = thinkers.choose(question, gone.signal);
  const queued = thinkers.choose(question, left.signal);
  const next = thinkers.choose(question, never);
  left.abort();
  expect(await queued).toBeNull();
  gone.abort();
  expect(await running).toBeNull();
  expect(hired[0]?.isGone).toBe(true);
  hired[1]?.answer({ number: 2, answer: "left", statements: [] });
  expect((await next)?.answer).toBe("left");
});

test("closing the pool stops its worker", async () => {
  void thinkers.choose(question, never);
  await thinkers.close();
  expect(hired[0]?.isGone).toBe(true);
});

test("a hint waits for the bots' turns, and runs unless it was cancelled", async () => {
  const { game, sight } = question;
  const first = thinkers.choose(question, never);
  const hint = thinkers.advise({ game, sight }, never);
  const dropped = new AbortController();
  const unwanted = thinkers.advise({ game, sight }, dropped.signal);
  const turn = thinkers.choose(question, never);
  dropped.abort();
  expect(await unwanted).toBeNull();
  hired[0]?.answer({ number: 0, answer: "left", statements: [] });
  hired[0]?.answer({ number: 3, answer: "left", statements: [] });
  await Promise.all([first, turn]);
  const weighed = (answer: string) => ({ answer, odds: 0.5, give: 0, reasons: [] });
  hired[0]?.answer({ number: 1, advice: [weighed("through the wall"), weighed("right")] });
  expect(await hint).toEqual([weighed("right")]);
  expect(hired[0]?.asked.map(({ number }) => number)).toEqual([0, 3, 1]);
});

test("cancelling a running hint stops it at once", async () => {
  const { game, sight } = question;
  const wanted = new AbortController();
  const hint = thinkers.advise({ game, sight }, wanted.signal);
  const turn = thinkers.choose(question, never);
  wanted.abort();
  expect(await hint).toBeNull();
  expect(hired[0]?.isGone).toBe(true);
  hired[1]?.answer({ number: 1, answer: "left", statements: [] });
  expect((await turn)?.answer).toBe("left");
});
