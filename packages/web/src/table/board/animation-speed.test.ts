import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AnimationSpeed } from "./animation-speed.ts";
import type { Tempo } from "../../settings/settings.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A piece that moves until it is told to be at its end, or is taken off the board. */
class Piece {
  readonly moves: KeyframeAnimationOptions[] = [];
  finishes = 0;
  end = (): void => {};
  takeAway = (_: Error): void => {};

  animate(_: Keyframe[], options: KeyframeAnimationOptions) {
    this.moves.push(options);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.end = resolve;
    this.takeAway = reject;
    const finish = () => {
      this.finishes += 1;
      resolve();
    };
    return { finished: promise, finish };
  }
}

/** Whether it is over as soon as all that can happen without the clock has happened. */
async function isOver(happening: Promise<void>): Promise<boolean> {
  let over = false;
  const watch = async () => {
    await happening;
    over = true;
  };
  void watch();
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

describe("a movement", () => {
  test("takes its time, less of it at a quicker tempo", () => {
    let tempo: Tempo = "normal";
    const pace = new AnimationSpeed(false, () => tempo);
    const piece = new Piece();
    void pace.animate(piece, [], 400);
    tempo = "quick";
    void pace.animate(piece, [], 400);
    expect(piece.moves.map(({ duration }) => duration)).toEqual([400, 200]);
  });

  test("may be of another kind, but not of another length", () => {
    const pace = new AnimationSpeed(false);
    const piece = new Piece();
    void pace.animate(piece, [], 400);
    void pace.animate(piece, [], 400, { easing: "linear", iterations: 2, duration: 5 });
    expect(piece.moves).toEqual([
      { easing: "cubic-bezier(0.3, 0.1, 0.2, 1)", duration: 400 },
      { easing: "linear", iterations: 2, duration: 400 },
    ]);
  });

  test("is over a second late at most where no frame is drawn that could end it", async () => {
    const pace = new AnimationSpeed(false);
    const piece = new Piece();
    const moving = pace.animate(piece, [], 400, { iterations: 2, delay: 100 });
    await vi.advanceTimersByTimeAsync(1899);
    expect(await isOver(moving)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([await isOver(moving), piece.finishes]).toEqual([true, 1]);
  });

  test("is over when it has come to its end, or when the piece has left the board", async () => {
    const pace = new AnimationSpeed(false);
    const [stays, leaves] = [new Piece(), new Piece()];
    const moving = [pace.animate(stays, [], 400), pace.animate(leaves, [], 400)];
    expect(await Promise.all(moving.map(isOver))).toEqual([false, false]);
    stays.end();
    leaves.takeAway(new Error("Cancelled."));
    expect(await Promise.all(moving.map(isOver))).toEqual([true, true]);
  });

  test("of nothing is none", async () => {
    expect(await isOver(new AnimationSpeed(false).animate(null, [], 400))).toBe(true);
  });
});

describe("a pause", () => {
  test("takes its time, less of it at a quicker tempo", async () => {
    const pace = new AnimationSpeed(false, () => "quick");
    const pause = pace.pause(400);
    await vi.advanceTimersByTimeAsync(199);
    expect(await isOver(pause)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver(pause)).toBe(true);
  });
});

describe("the speed", () => {
  test("is as meant while no more than a few moves wait, and then grows, up to a bound", () => {
    const pace = new AnimationSpeed(false);
    const speeds = [0, 4, 6, 8, 100].map((waiting) => {
      pace.waiting = waiting;
      return pace.speed;
    });
    expect(speeds).toEqual([1, 1, 1.5, 2, 3]);
  });

  test("is as one likes it", () => {
    const speeds = (["slow", "normal", "quick"] as const).map(
      (tempo) => new AnimationSpeed(false, () => tempo).speed,
    );
    expect(speeds).toEqual([0.6, 1, 2]);
  });

  test("where nothing may take time, everything is at its end at once", async () => {
    const pace = new AnimationSpeed(false, () => "none");
    const piece = new Piece();
    expect(pace.hurried).toBe(true);
    expect(await isOver(pace.animate(piece, [], 400))).toBe(true);
    expect(await isOver(pace.pause(400))).toBe(true);
    expect(piece.moves).toEqual([]);
  });
});

describe("a press that hurries", () => {
  test("ends everything that moves or waits", async () => {
    const pace = new AnimationSpeed(false);
    const piece = new Piece();
    const happening = [pace.animate(piece, [], 400), pace.pause(400)];
    pace.hurry();
    expect(pace.hurried).toBe(true);
    expect(await Promise.all(happening.map(isOver))).toEqual([true, true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("leaves alone what was at its end before", async () => {
    const pace = new AnimationSpeed(false);
    const piece = new Piece();
    const moving = pace.animate(piece, [], 400);
    piece.end();
    await moving;
    pace.hurry();
    expect(piece.finishes).toBe(0);
  });

  test("lets nothing take time that comes after it, until things go on as before", async () => {
    const pace = new AnimationSpeed(false);
    const piece = new Piece();
    pace.hurry();
    expect(await isOver(pace.animate(piece, [], 400))).toBe(true);
    expect(await isOver(pace.pause(400))).toBe(true);
    expect([piece.moves.length, vi.getTimerCount()]).toEqual([0, 0]);
    pace.resume();
    expect(pace.hurried).toBe(false);
    void pace.animate(piece, [], 400);
    expect(piece.moves).toHaveLength(1);
    expect(await isOver(pace.pause(400))).toBe(false);
  });
});
