import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Glide } from "@roundtable/kit";
import { createStage } from "./create-stage.ts";
import { Animator } from "./animator.ts";
import type { Tempo } from "../../settings/settings.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Puts a piece of ten by ten pixels at this place. */
function stand(piece: Element, x: number, y: number): void {
  piece.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
}

function pieceOn(board: HTMLElement, key: string, x: number, y: number): HTMLElement {
  const piece = document.createElement("div");
  piece.setAttribute("data-key", key);
  stand(piece, x, y);
  board.append(piece);
  return piece;
}

/** A board on which the knight stands at 10, 20 and rides to 50, 80, where a flag is planted. */
function board(reducedMotion = false, tempo: Tempo = "normal") {
  const animator = new Animator(reducedMotion, () => tempo);
  const element = document.createElement("div");
  const knight = pieceOn(element, "knight", 10, 20);
  const tower = pieceOn(element, "tower", 0, 0);
  const sounds: string[] = [];
  const stage = createStage({
    board: element,
    animator,
    async draw() {
      stand(knight, 50, 80);
      pieceOn(element, "flag", 50, 80);
    },
    sound: (name) => sounds.push(name),
  });
  return { animator, element, knight, tower, stage, sounds };
}

interface Movement {
  readonly ms: unknown;
  readonly path: readonly unknown[];
}

function movementsOf(piece: Element | null): Movement[] {
  return (piece?.getAnimations() ?? []).map(({ effect }) => {
    if (!(effect instanceof KeyframeEffect)) throw new Error("Only keyframes move pieces.");
    const path = effect
      .getKeyframes()
      .map((frame) => frame["translate"] ?? frame["opacity"] ?? frame["filter"]);
    return { ms: effect.getTiming().duration, path };
  });
}

/** Starts `settle`, and waits until the position after the event is drawn. */
async function settling({ stage }: ReturnType<typeof board>, how?: Glide): Promise<void> {
  void stage.settle(how);
  await vi.advanceTimersByTimeAsync(0);
}

describe("when the position after an event is drawn", () => {
  test("moved pieces glide, new ones fade in, and the rest stay", async () => {
    const scene = board();
    expect(scene.stage.settled).toBe(false);
    await settling(scene);
    expect(scene.stage.settled).toBe(true);
    expect(movementsOf(scene.knight)).toEqual([{ ms: 420, path: ["-40px -60px", "0px 0px"] }]);
    expect(movementsOf(scene.stage.find("flag"))).toEqual([{ ms: 240, path: ["0", "1"] }]);
    expect(movementsOf(scene.tower)).toEqual([]);
  });

  test("a piece may take longer and hop on its way", async () => {
    const scene = board();
    await settling(scene, { ms: 900, hop: 8 });
    expect(movementsOf(scene.knight)).toEqual([{ ms: 900, path: ["-40px -60px", "-20px -38px", "0px 0px"] }]);
  });

  test("one piece may go from place to place", async () => {
    const scene = board();
    const places = [pieceOn(scene.element, "bridge", 50, 20), pieceOn(scene.element, "castle", 50, 80)];
    await settling(scene, { hop: 8, over: { key: "knight", places } });
    expect(movementsOf(scene.knight)[0]?.path).toEqual([
      "-40px -60px",
      "-20px -68px",
      "0px -60px",
      "0px -38px",
      "0px 0px",
    ]);
  });

  test("the others glide straight while one goes from place to place", async () => {
    const scene = board();
    await settling(scene, { over: { key: "dragon", places: [scene.tower] } });
    expect(movementsOf(scene.knight)[0]?.path).toEqual(["-40px -60px", "0px 0px"]);
  });

  test("nothing moves while skipping", async () => {
    const scene = board();
    scene.animator.skip();
    await scene.stage.settle();
    expect(scene.stage.settled).toBe(true);
    expect([scene.knight, scene.stage.find("flag")].flatMap(movementsOf)).toEqual([]);
  });
});

/** Measures by the fake clock how long the promise takes, in milliseconds. */
async function lasts(happening: Promise<void>): Promise<number> {
  const begun = Date.now();
  let ended = Number.NaN;
  const watch = async () => {
    await happening;
    ended = Date.now();
  };
  void watch();
  await vi.advanceTimersByTimeAsync(10_000);
  return ended - begun;
}

describe("with reduced motion", () => {
  test("moved and new pieces are highlighted, for as long as they would have moved", async () => {
    const scene = board(true);
    expect(scene.stage.reducedMotion).toBe(true);
    expect(await lasts(scene.stage.settle({ ms: 900 }))).toBe(900);
    for (const piece of [scene.knight, scene.stage.find("flag")]) {
      expect(movementsOf(piece)).toMatchObject([{ ms: 700 }]);
      expect(String(movementsOf(piece)[0]?.path)).toContain("--gold-bright");
    }
    expect(movementsOf(scene.tower)).toEqual([]);
  });

  test("a game's own animations become pauses of the same length", async () => {
    const scene = board(true);
    expect(await lasts(scene.stage.animate(scene.tower, [{ opacity: 0 }], 300, { iterations: 2 }))).toBe(600);
    expect(await lasts(scene.stage.animate(null, [{ opacity: 0 }], 300))).toBe(0);
    expect(movementsOf(scene.tower)).toEqual([]);
  });
});

describe("a game", () => {
  test("animates pieces with its own keyframes and duration", () => {
    const { stage, tower } = board();
    void stage.animate(tower, [{ opacity: 0 }]);
    void stage.animate(tower, [{ opacity: 0 }], 90);
    expect(movementsOf(tower).map(({ ms }) => ms)).toEqual([420, 90]);
  });

  test("finds its pieces by their keys, and plays sounds", () => {
    const { stage, tower, sounds } = board();
    expect([stage.find("tower"), stage.find("dragon")]).toEqual([tower, null]);
    stage.sound("bell");
    expect(sounds).toEqual(["bell"]);
  });

  test("pauses for reading at the chosen tempo", async () => {
    expect(await lasts(board().stage.read())).toBe(700);
    expect(await lasts(board(false, "slow").stage.read())).toBeGreaterThan(1000);
    expect(await lasts(board(false, "quick").stage.read())).toBe(350);
    expect(await lasts(board(false, "none").stage.read())).toBe(0);
    expect(board(false, "quick").stage.speed).toBe(2);
  });
});
