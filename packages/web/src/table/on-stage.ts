import { keyed, movesSince, placesOf } from "../kit/glide.ts";
import type { SoundName } from "../kit/sound.ts";
import type { Glide, Stage } from "../kit/stage.ts";
import type { Pace } from "./pace.ts";

const GLIDE_MS = 420;
const FADE_MS = 240;
const HIGHLIGHT_MS = 700;

export interface Scene {
  readonly board: HTMLElement;
  readonly pace: Pace;
  /** Draws the position after the event; done when the board has it. */
  draw(): Promise<void>;
  sound(name: SoundName): void;
}

/** The stage for one event. `settled` tells whether the position after it was already drawn. */
export function onStage({ board, pace, draw, sound }: Scene): Stage & { readonly settled: boolean } {
  let settled = false;
  const stage = {
    board,
    calm: pace.calm,
    get settled() {
      return settled;
    },
    find: (key: string) => keyed(board).get(key) ?? null,
    async settle({ ms = GLIDE_MS, hop = 0 }: Glide = {}) {
      const before = placesOf(board);
      settled = true;
      await draw();
      if (pace.hurried) return;
      const { moved, fresh } = movesSince(before, board);
      if (pace.calm) {
        await Promise.all([...moved.map(({ element }) => element), ...fresh].map(stage.highlight));
        return;
      }
      await Promise.all([
        ...moved.map(({ element, x, y }) => pace.animate(element, path(x, y, hop), ms)),
        ...fresh.map((element) => pace.animate(element, [{ opacity: 0 }, { opacity: 1 }], FADE_MS)),
      ]);
    },
    async animate(element: Element | null, keyframes: Keyframe[], ms = GLIDE_MS, options?: KeyframeAnimationOptions) {
      if (!pace.calm) await pace.animate(element, keyframes, ms, options);
    },
    highlight: (element: Element | null) => pace.animate(element, GOLDEN_BREATH, HIGHLIGHT_MS),
    pause: (ms: number) => pace.pause(ms),
    sound,
  };
  return stage;
}

const GOLDEN_BREATH: Keyframe[] = [
  { filter: "drop-shadow(0 0 0 transparent)" },
  { filter: "drop-shadow(0 0 6px var(--gold-bright))", offset: 0.35 },
  { filter: "drop-shadow(0 0 0 transparent)" },
];

/** From the old place to the new one, over a hop in the middle. */
function path(x: number, y: number, hop: number): Keyframe[] {
  const between = hop === 0 ? [] : [{ translate: `${x / 2}px ${y / 2 - hop}px` }];
  return [{ translate: `${x}px ${y}px` }, ...between, { translate: "0px 0px" }];
}
