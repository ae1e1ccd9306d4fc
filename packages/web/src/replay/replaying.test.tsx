import { effect } from "@preact/signals";
import { registry } from "@roundtable/games/registry";
import { type Game, Recording, type Shape } from "@roundtable/kernel";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Tempo } from "../settings/settings.ts";
import { Replaying } from "./replaying.ts";
import { savedMatch } from "./testing/saved-match.ts";

const { game } = (await registry["grail-cup"].rules()) as { readonly game: Game };
const recording = new Recording(game, savedMatch(game).log);
const { last } = recording;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Somebody looks at the match on a board that draws at once, and at which each event only makes itself known. */
function looking(moment = 0) {
  const played: string[] = [];
  const table = {
    async play({ kind }: Shape["event"]) {
      played.push(kind);
    },
    landmark: ({ kind }: Shape["event"]) =>
      kind === "round" ? ("round" as const) : kind === "won" ? ("turning-point" as const) : null,
  };
  const first = recording.viewAt(moment, "public");
  if (first === null) throw new Error("There is no such moment.");
  const settings = { reducedMotion: true, tempo: (): Tempo => "none", eyes: "public", moment } as const;
  const replaying = new Replaying(recording, first, table, settings);
  replaying.board.attach(document.createElement("div"));
  effect(() => {
    void replaying.board.view.value;
    queueMicrotask(() => replaying.board.drawn());
  });
  return { replaying, played };
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const eventsTo = (moment: number) => recording.seenAt(moment, "public").map(({ kind }) => kind);

describe("whoever looks again at a match", () => {
  test("goes on by a decision, which is seen to happen, and the board ends as it was", async () => {
    const { replaying, played } = looking();
    replaying.decision(1);
    await settled();
    expect([replaying.moment, replaying.shown]).toEqual([1, 1]);
    expect(played).toEqual(eventsTo(1));
    expect(replaying.board.view.value).toEqual(recording.viewAt(1, "public"));
  });

  test("goes back, and jumps anywhere, without anything being played", async () => {
    const { replaying, played } = looking(9);
    replaying.decision(-1);
    await settled();
    replaying.go(30);
    await settled();
    replaying.go(2, true);
    await settled();
    expect([replaying.shown, played]).toEqual([2, []]);
    expect(replaying.board.view.value).toEqual(recording.viewAt(2, "public"));
  });

  test("goes by turns, by marks, and no further than there is a match", async () => {
    const { replaying } = looking();
    replaying.turn(1);
    expect(replaying.moment).toBe(recording.turns.find((moment) => moment > 0));
    replaying.mark(1);
    expect(replaying.moment).toBe(replaying.marks[0]?.moment);
    replaying.go(9999);
    replaying.decision(1);
    expect(replaying.moment).toBe(last);
    expect(replaying.marks.at(-1)).toEqual({ moment: last, kind: "turning-point" });
    replaying.go(-5);
    replaying.turn(-1);
    await settled();
    expect(replaying.shown).toBe(0);
  });

  test("changes places: the same moment through other eyes, with the log as they read it", async () => {
    const { replaying } = looking(4);
    replaying.look("open");
    await settled();
    expect(replaying.board.view.value).toEqual(recording.viewAt(4, "open"));
    const told = JSON.stringify(replaying.reading.value.lines);
    replaying.look(1);
    expect(JSON.stringify(replaying.reading.value.lines)).not.toBe(told);
    expect(replaying.moment).toBe(4);
  });

  test("lets it play, as quickly as he likes, and stops it by going anywhere", async () => {
    const { replaying } = looking();
    void replaying.play();
    await vi.advanceTimersByTimeAsync(650);
    expect([replaying.isPlaying.value, replaying.moment]).toEqual([true, 2]);
    replaying.hasten(4);
    await vi.advanceTimersByTimeAsync(1200);
    const there = replaying.moment;
    expect(there).toBeGreaterThan(4);
    replaying.decision(-1);
    await vi.advanceTimersByTimeAsync(5000);
    expect([replaying.isPlaying.value, replaying.moment]).toEqual([false, there - 1]);
  });

  test("sees it to the end, where it stops, and from there begins anew", async () => {
    const { replaying } = looking(last - 1);
    void replaying.play();
    await vi.advanceTimersByTimeAsync(2000);
    expect([replaying.isPlaying.value, replaying.shown]).toEqual([false, last]);
    void replaying.play();
    await vi.advanceTimersByTimeAsync(100);
    expect(replaying.shown).toBe(1);
  });
});
