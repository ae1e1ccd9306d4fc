import type { Tempo } from "../../settings/settings.ts";

/** How much quicker than meant; without a tempo, nothing takes time. */
const SPEEDS: Readonly<Record<Tempo, number>> = { slow: 0.6, normal: 1, quick: 2, none: Infinity };

/** So many whole moves may wait before those in front of them are hurried, */
const PATIENCE = 4;
/** by as much again for each so many more, */
const HASTENED_BY = 4;
/** and never more than this. */
const MOST_HASTE = 3;

/** A movement ends with a frame; where none is drawn, it is over so long after it should have been. */
const NO_FRAME_MS = 1000;

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

/** What can be moved: an element of the page, and what its movement is asked. */
interface Movable {
  animate(keyframes: Keyframe[], options: KeyframeAnimationOptions): Movement;
}

interface Movement {
  readonly finished: Promise<unknown>;
  finish(): void;
}

/** How fast things are seen to happen, and what is moving now, so that one press ends it all. */
export class AnimationSpeed {
  /** Whole moves behind the one that is played. What belongs to that one never hurries it. */
  waiting = 0;
  /** Nothing may travel; what happens takes its time all the same. */
  readonly calm: boolean;
  readonly #tempo: () => Tempo;
  readonly #factor: () => number;
  #hurried = false;
  readonly #running = new Set<Movement>();
  readonly #waiting = new Set<() => void>();

  /** `factor` is how much quicker than the tempo. */
  constructor(calm: boolean, tempo: () => Tempo = () => "normal", factor: () => number = () => 1) {
    this.calm = calm;
    this.#tempo = tempo;
    this.#factor = factor;
  }

  /** 1 is as meant. */
  get speed(): number {
    const haste = 1 + Math.max(0, this.waiting - PATIENCE) / HASTENED_BY;
    return SPEEDS[this.#tempo()] * this.#factor() * Math.min(haste, MOST_HASTE);
  }

  get hurried(): boolean {
    return this.#hurried || this.#tempo() === "none";
  }

  /** Everything that moves is at its end, and what comes takes no time until `resume`. */
  hurry(): void {
    this.#hurried = true;
    for (const animation of this.#running) animation.finish();
    for (const wake of this.#waiting) wake();
  }

  resume(): void {
    this.#hurried = false;
  }

  async animate(
    element: Movable | null,
    keyframes: Keyframe[],
    ms: number,
    options: KeyframeAnimationOptions = {},
  ): Promise<void> {
    if (element === null || this.hurried) return;
    const duration = ms / this.speed;
    const animation = element.animate(keyframes, { easing: EASE, ...options, duration });
    this.#running.add(animation);
    const due = (options.delay ?? 0) + duration * (options.iterations ?? 1);
    const timer = setTimeout(() => animation.finish(), due + NO_FRAME_MS);
    try {
      await animation.finished;
    } catch {
      // Cancelled: the element has left the board, and with it what it was doing.
    }
    clearTimeout(timer);
    this.#running.delete(animation);
  }

  async pause(ms: number): Promise<void> {
    if (this.hurried) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms / this.speed);
    this.#waiting.add(resolve);
    await promise;
    this.#waiting.delete(resolve);
    clearTimeout(timer);
  }
}
