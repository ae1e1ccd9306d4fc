import type { Glide, SoundName, Stage } from "@roundtable/kit";
import { keyed, movesSince, placesOf, type Shift, wayOver } from "./glide.ts";
import type { AnimationSpeed } from "./animation-speed.ts";

const GLIDE_MS = 420;
const FADE_MS = 240;
/** Long enough to look there, and to read a card. */
const READING_MS = 700;

/** Where and how one event is played. */
export interface Staging {
  readonly board: HTMLElement;
  readonly pace: AnimationSpeed;
  /** Draws the position after the event; done when the board has it. */
  readonly draw: () => Promise<void>;
  readonly sound: (name: SoundName) => void;
}

/** The stage for one event. `settled` tells whether the position after it was already drawn. */
export function onStage({ board, pace, draw, sound }: Staging): Stage & { readonly settled: boolean } {
  let settled = false;
  const stage = {
    board,
    calm: pace.calm,
    get speed() {
      return pace.speed;
    },
    get settled() {
      return settled;
    },
    find: (key: string) => keyed(board).get(key) ?? null,
    async settle({ ms = GLIDE_MS, hop = 0, over }: Glide = {}) {
      const before = placesOf(board);
      settled = true;
      await draw();
      if (pace.hurried) return;
      const { moved, fresh } = movesSince(before, board);
      if (pace.calm) {
        for (const element of [...moved.map(({ element }) => element), ...fresh])
          void stage.highlight(element);
        await pace.pause(moved.length > 0 ? ms : fresh.length > 0 ? FADE_MS : 0);
        return;
      }
      await Promise.all([
        ...moved.map((shift) => pace.animate(shift.element, path(shift, hop, over), ms)),
        ...fresh.map((element) => pace.animate(element, [{ opacity: 0 }, { opacity: 1 }], FADE_MS)),
      ]);
    },
    async animate(
      element: Element | null,
      keyframes: Keyframe[],
      ms = GLIDE_MS,
      options?: KeyframeAnimationOptions,
    ) {
      if (!pace.calm) await pace.animate(element, keyframes, ms, options);
      else if (element !== null) await pace.pause(ms * (options?.iterations ?? 1));
    },
    async highlight(element: Element | null) {
      if (element === null) return;
      // A movement is counted from the frame before it, which a slow phone may have shown long ago.
      await Promise.all([pace.animate(element, GOLDEN_BREATH, READING_MS), stage.read()]);
    },
    pause: (ms: number) => pace.pause(ms),
    read: () => pace.pause(READING_MS),
    sound,
  };
  return stage;
}

const GOLDEN_BREATH: Keyframe[] = [
  { filter: "drop-shadow(0 0 0 transparent)" },
  { filter: "drop-shadow(0 0 6px var(--gold-bright))", offset: 0.35 },
  { filter: "drop-shadow(0 0 0 transparent)" },
];

/** From the old place to the new one, over a hop in the middle, or over one on the way to each place it passes. */
function path({ element, x, y }: Shift, hop: number, over: Glide["over"]): Keyframe[] {
  const passes = over !== undefined && over.key === element.getAttribute("data-key");
  const way = passes ? wayOver(element, over.places) : [{ x: 0, y: 0 }];
  const keyframes: Keyframe[] = [{ translate: `${x}px ${y}px` }];
  let from = { x, y };
  for (const to of way) {
    if (hop !== 0) keyframes.push({ translate: `${(from.x + to.x) / 2}px ${(from.y + to.y) / 2 - hop}px` });
    keyframes.push({ translate: `${to.x}px ${to.y}px` });
    from = to;
  }
  return keyframes;
}
