import type { Glide, SoundName, Stage } from "@roundtable/kit";
import { keyed, movesSince, placesOf, type Shift, wayOver } from "./glide.ts";
import type { Animator } from "./animator.ts";

const GLIDE_MS = 420;
const FADE_MS = 240;
/** Long enough to find the place on the board and to read a card. */
const READING_MS = 700;

/** What a stage needs to animate one event. */
export interface StageOptions {
  readonly board: HTMLElement;
  readonly animator: Animator;
  /** Draws the position after the event; resolves when the board shows it. */
  readonly draw: () => Promise<void>;
  readonly sound: (name: SoundName) => void;
}

/**
 * Creates the `Stage` on which a game animates one event. `settled` says whether the position after it is drawn
 * already.
 */
export function createStage({
  board,
  animator,
  draw,
  sound,
}: StageOptions): Stage & { readonly settled: boolean } {
  let settled = false;
  const stage = {
    board,
    reducedMotion: animator.reducedMotion,
    get speed() {
      return animator.speed;
    },
    get settled() {
      return settled;
    },
    find: (key: string) => keyed(board).get(key) ?? null,
    async settle({ ms = GLIDE_MS, hop = 0, over }: Glide = {}) {
      const before = placesOf(board);
      settled = true;
      await draw();
      if (animator.isSkipping) return;
      const { moved, fresh } = movesSince(before, board);
      if (animator.reducedMotion) {
        for (const element of [...moved.map(({ element }) => element), ...fresh])
          void stage.highlight(element);
        await animator.pause(moved.length > 0 ? ms : fresh.length > 0 ? FADE_MS : 0);
        return;
      }
      await Promise.all([
        ...moved.map((shift) => animator.animate(shift.element, path(shift, hop, over), ms)),
        ...fresh.map((element) => animator.animate(element, [{ opacity: 0 }, { opacity: 1 }], FADE_MS)),
      ]);
    },
    async animate(
      element: Element | null,
      keyframes: Keyframe[],
      ms = GLIDE_MS,
      options?: KeyframeAnimationOptions,
    ) {
      if (!animator.reducedMotion) await animator.animate(element, keyframes, ms, options);
      else if (element !== null) await animator.pause(ms * (options?.iterations ?? 1));
    },
    async highlight(element: Element | null) {
      if (element === null) return;
      // The browser counts an animation from the frame before it, which a slow phone may have drawn long ago. So the
      // pause runs too.
      await Promise.all([animator.animate(element, GOLDEN_BREATH, READING_MS), stage.read()]);
    },
    pause: (ms: number) => animator.pause(ms),
    read: () => animator.pause(READING_MS),
    sound,
  };
  return stage;
}

const GOLDEN_BREATH: Keyframe[] = [
  { filter: "drop-shadow(0 0 0 transparent)" },
  { filter: "drop-shadow(0 0 6px var(--gold-bright))", offset: 0.35 },
  { filter: "drop-shadow(0 0 0 transparent)" },
];

/**
 * Keyframes from the old place to the new one. With a hop, the piece jumps; with `over`, it jumps from place to place
 * on its way.
 */
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
