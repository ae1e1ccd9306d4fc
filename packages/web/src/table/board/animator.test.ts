import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Animator } from "./animator.ts";
import type { Tempo } from "../../settings/settings.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A piece whose animation runs until the test finishes it or takes the piece off the board. */
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

/** Whether the promise settles without any timer firing. */
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

describe("an animation", () => {
  test("takes its time, less of it at a quicker tempo", () => {
    let tempo: Tempo = "normal";
    const animator = new Animator(false, () => tempo);
    const piece = new Piece();
    void animator.animate(piece, [], 400);
    tempo = "quick";
    void animator.animate(piece, [], 400);
    expect(piece.moves.map(({ duration }) => duration)).toEqual([400, 200]);
  });

  test("may have another easing, but not another duration", () => {
    const animator = new Animator(false);
    const piece = new Piece();
    void animator.animate(piece, [], 400);
    void animator.animate(piece, [], 400, { easing: "linear", iterations: 2, duration: 5 });
    expect(piece.moves).toEqual([
      { easing: "cubic-bezier(0.3, 0.1, 0.2, 1)", duration: 400 },
      { easing: "linear", iterations: 2, duration: 400 },
    ]);
  });

  test("ends at most a second late if no frame is drawn", async () => {
    const animator = new Animator(false);
    const piece = new Piece();
    const moving = animator.animate(piece, [], 400, { iterations: 2, delay: 100 });
    await vi.advanceTimersByTimeAsync(1899);
    expect(await isOver(moving)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([await isOver(moving), piece.finishes]).toEqual([true, 1]);
  });

  test("resolves when it has finished, or when the piece has left the board", async () => {
    const animator = new Animator(false);
    const [stays, leaves] = [new Piece(), new Piece()];
    const moving = [animator.animate(stays, [], 400), animator.animate(leaves, [], 400)];
    expect(await Promise.all(moving.map(isOver))).toEqual([false, false]);
    stays.end();
    leaves.takeAway(new Error("Cancelled."));
    expect(await Promise.all(moving.map(isOver))).toEqual([true, true]);
  });

  test("of no element does nothing", async () => {
    expect(await isOver(new Animator(false).animate(null, [], 400))).toBe(true);
  });
});

describe("a pause", () => {
  test("takes its time, less of it at a quicker tempo", async () => {
    const animator = new Animator(false, () => "quick");
    const pause = animator.pause(400);
    await vi.advanceTimersByTimeAsync(199);
    expect(await isOver(pause)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver(pause)).toBe(true);
  });
});

describe("the speed", () => {
  test("is normal while few moves wait, and then grows up to a bound", () => {
    const animator = new Animator(false);
    const speeds = [0, 4, 6, 8, 100].map((waiting) => {
      animator.waiting = waiting;
      return animator.speed;
    });
    expect(speeds).toEqual([1, 1, 1.5, 2, 3]);
  });

  test("follows the chosen tempo", () => {
    const speeds = (["slow", "normal", "quick"] as const).map(
      (tempo) => new Animator(false, () => tempo).speed,
    );
    expect(speeds).toEqual([0.6, 1, 2]);
  });

  test('is unlimited at tempo "none": everything finishes at once', async () => {
    const animator = new Animator(false, () => "none");
    const piece = new Piece();
    expect(animator.isSkipping).toBe(true);
    expect(await isOver(animator.animate(piece, [], 400))).toBe(true);
    expect(await isOver(animator.pause(400))).toBe(true);
    expect(piece.moves).toEqual([]);
  });
});

describe("a press that skips", () => {
  test("finishes every animation and pause", async () => {
    const animator = new Animator(false);
    const piece = new Piece();
    const happening = [animator.animate(piece, [], 400), animator.pause(400)];
    animator.skip();
    expect(animator.isSkipping).toBe(true);
    expect(await Promise.all(happening.map(isOver))).toEqual([true, true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("leaves alone what has finished before", async () => {
    const animator = new Animator(false);
    const piece = new Piece();
    const moving = animator.animate(piece, [], 400);
    piece.end();
    await moving;
    animator.skip();
    expect(piece.finishes).toBe(0);
  });

  test("makes later animations take no time until `resume`", async () => {
    const animator = new Animator(false);
    const piece = new Piece();
    animator.skip();
    expect(await isOver(animator.animate(piece, [], 400))).toBe(true);
    expect(await isOver(animator.pause(400))).toBe(true);
    expect([piece.moves.length, vi.getTimerCount()]).toEqual([0, 0]);
    animator.resume();
    expect(animator.isSkipping).toBe(false);
    void animator.animate(piece, [], 400);
    expect(piece.moves).toHaveLength(1);
    expect(await isOver(animator.pause(400))).toBe(false);
  });
});
