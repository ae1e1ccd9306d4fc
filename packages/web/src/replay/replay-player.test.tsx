import { effect } from "@preact/signals";
import { registry } from "@roundtable/games/registry";
import { type Game, Recording, type Shape } from "@roundtable/kernel";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Tempo } from "../settings/settings.ts";
import { ReplayPlayer } from "./replay-player.ts";
import { savedMatch } from "./testing/saved-match.ts";

const { game } = (await registry["grail-cup"].rules()) as { readonly game: Game };
const recording = new Recording(game, savedMatch(game).log);
const { last } = recording;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A replay on a board that draws at once; each event only records itself. */
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
  const settings = {
    reducedMotion: true,
    tempo: (): Tempo => "none",
    perspective: "public",
    moment,
  } as const;
  const player = new ReplayPlayer(recording, first, table, settings);
  player.board.attach(document.createElement("div"));
  effect(() => {
    void player.board.view.value;
    queueMicrotask(() => player.board.drawn());
  });
  return { player, played };
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const eventsTo = (moment: number) => recording.seenAt(moment, "public").map(({ kind }) => kind);

describe("the player of a replay", () => {
  test("animates the next decision, and the board ends in the recorded position", async () => {
    const { player, played } = looking();
    player.decision(1);
    await settled();
    expect([player.moment, player.shown]).toEqual([1, 1]);
    expect(played).toEqual(eventsTo(1));
    expect(player.board.view.value).toEqual(recording.viewAt(1, "public"));
  });

  test("goes back and jumps anywhere without animation", async () => {
    const { player, played } = looking(9);
    player.decision(-1);
    await settled();
    player.go(30);
    await settled();
    player.go(2, true);
    await settled();
    expect([player.shown, played]).toEqual([2, []]);
    expect(player.board.view.value).toEqual(recording.viewAt(2, "public"));
  });

  test("goes by turns and by marks, and not beyond the match", async () => {
    const { player } = looking();
    player.turn(1);
    expect(player.moment).toBe(recording.turns.find((moment) => moment > 0));
    player.mark(1);
    expect(player.moment).toBe(player.marks[0]?.moment);
    player.go(9999);
    player.decision(1);
    expect(player.moment).toBe(last);
    expect(player.marks.at(-1)).toEqual({ moment: last, kind: "turning-point" });
    player.go(-5);
    player.turn(-1);
    await settled();
    expect(player.shown).toBe(0);
  });

  test("changes the perspective: the same moment, with the log of that perspective", async () => {
    const { player } = looking(4);
    player.look("open");
    await settled();
    expect(player.board.view.value).toEqual(recording.viewAt(4, "open"));
    const told = JSON.stringify(player.reading.value.lines);
    player.look(1);
    expect(JSON.stringify(player.reading.value.lines)).not.toBe(told);
    expect(player.moment).toBe(4);
  });

  test("plays at any speed, and stops when a moment is chosen", async () => {
    const { player } = looking();
    void player.play();
    await vi.advanceTimersByTimeAsync(650);
    expect([player.isPlaying.value, player.moment]).toEqual([true, 2]);
    player.setSpeed(4);
    await vi.advanceTimersByTimeAsync(1200);
    const there = player.moment;
    expect(there).toBeGreaterThan(4);
    player.decision(-1);
    await vi.advanceTimersByTimeAsync(5000);
    expect([player.isPlaying.value, player.moment]).toEqual([false, there - 1]);
  });

  test("stops at the end, and then starts over", async () => {
    const { player } = looking(last - 1);
    void player.play();
    await vi.advanceTimersByTimeAsync(2000);
    expect([player.isPlaying.value, player.shown]).toEqual([false, last]);
    void player.play();
    await vi.advanceTimersByTimeAsync(100);
    expect(player.shown).toBe(1);
  });
});
