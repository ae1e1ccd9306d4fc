import { describe, expect, test, vi } from "vitest";
import { AnimationQueue } from "./animation-queue.ts";

/** Views are numbers, and an event adds to them. An animation ends when the test says so. */
function screen() {
  const seen: string[] = [];
  const ends: (() => void)[] = [];
  const playback = new AnimationQueue<number, number>(0, (view, event) => view + event, {
    async play({ event, after }, waiting) {
      seen.push(`+${event} → ${after} (${waiting} wait)`);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.push(resolve);
      await promise;
    },
    async show(view) {
      seen.push(`= ${view}`);
    },
    failed(error) {
      throw error;
    },
  });
  const endOne = async () => {
    ends.shift()?.();
    // The queue takes its next event in one of the following microtasks.
    for (let turn = 0; turn < 4; turn++) await Promise.resolve();
  };
  return { playback, seen, endOne };
}

describe("events on the board", () => {
  test("are played one after another, each ending in the position after it, and then the server's view is shown", async () => {
    const { playback, seen, endOne } = screen();
    playback.push([1, 2], 3);
    expect(seen).toEqual(["+1 → 1 (0 wait)"]);
    await endOne();
    await endOne();
    expect(seen).toEqual(["+1 → 1 (0 wait)", "+2 → 3 (0 wait)", "= 3"]);
    expect(playback.busy.value).toBe(false);
  });

  test("a later move starts from the server's view, even if the game computed another one", async () => {
    const { playback, seen, endOne } = screen();
    playback.push([1], 100);
    playback.push([1], 101);
    await endOne();
    await endOne();
    expect(seen).toEqual(["+1 → 1 (0 wait)", "= 100", "+1 → 101 (0 wait)", "= 101"]);
  });

  test("a move without events is shown at once", async () => {
    const { playback, seen, endOne } = screen();
    playback.push([], 7);
    await endOne();
    expect(seen).toEqual(["= 7"]);
  });

  test("are told how many moves wait behind theirs, not how many events", async () => {
    const { playback, seen, endOne } = screen();
    playback.push([1, 1], 2);
    playback.push([1, 1, 1], 5);
    playback.push([], 5);
    for (let turn = 0; turn < 5; turn++) await endOne();
    expect(seen).toEqual([
      "+1 → 1 (0 wait)",
      "+1 → 2 (2 wait)",
      "= 2",
      "+1 → 3 (1 wait)",
      "+1 → 4 (1 wait)",
      "+1 → 5 (1 wait)",
      "= 5",
      "= 5",
    ]);
  });

  test("after a pause the next move is played from where the last one ended", async () => {
    const { playback, seen, endOne } = screen();
    playback.push([1], 1);
    await endOne();
    playback.push([1], 2);
    await endOne();
    expect(seen).toEqual(["+1 → 1 (0 wait)", "= 1", "+1 → 2 (0 wait)", "= 2"]);
  });

  test("that cannot be computed or played stop nothing: the server's view is shown, and the next move is played", async () => {
    const failed = vi.fn<(error: unknown) => void>();
    const seen: string[] = [];
    const playback = new AnimationQueue<number, number | "odd">(
      0,
      (view, event) => {
        if (event === "odd") throw new Error("No such event.");
        return view + event;
      },
      {
        play: ({ event }) =>
          event === 13
            ? Promise.reject(new Error("It cannot be drawn."))
            : Promise.resolve(void seen.push(`+${event}`)),
        show: (view) => Promise.resolve(void seen.push(`= ${view}`)),
        failed,
      },
    );
    playback.push([1, "odd", 2], 3);
    playback.push([13], 16);
    playback.push([4], 20);
    await vi.waitUntil(() => !playback.busy.value);
    expect(seen).toEqual(["+1", "= 3", "= 16", "+4", "= 20"]);
    expect(failed).toHaveBeenCalledTimes(2);
  });
});
