import type { Tempo } from "../../settings/settings.ts";

/** The factor by which each tempo speeds animations up. With "none", nothing takes time. */
const SPEEDS: Readonly<Record<Tempo, number>> = { slow: 0.6, normal: 1, quick: 2, none: Infinity };

/** With more waiting moves than this, animations speed up: */
const PATIENCE = 4;
/** by the normal speed once more for every so many further moves, */
const HASTENED_BY = 4;
/** up to this factor. */
const MOST_HASTE = 3;

/** An animation ends with a frame. If the page draws no frames, the animation is finished this long after its time. */
const NO_FRAME_MS = 1000;

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

/** The part of `Element` that is used; a test has its own. */
interface Movable {
  animate(keyframes: Keyframe[], options: KeyframeAnimationOptions): Movement;
}

interface Movement {
  readonly finished: Promise<unknown>;
  finish(): void;
}

/** Runs animations at the right speed, and remembers which ones run, so that one press can skip them all. */
export class Animator {
  /** How many moves wait behind the one that is played. Further events of the same move do not speed it up. */
  waiting = 0;
  /** Nothing may move across the board; each event takes as long as otherwise. */
  readonly reducedMotion: boolean;
  readonly #tempo: () => Tempo;
  readonly #multiplier: () => number;
  #isSkipping = false;
  readonly #running = new Set<Movement>();
  readonly #waiting = new Set<() => void>();

  /** `multiplier` comes on top of the tempo: a replay has its own speeds. */
  constructor(
    reducedMotion: boolean,
    tempo: () => Tempo = () => "normal",
    multiplier: () => number = () => 1,
  ) {
    this.reducedMotion = reducedMotion;
    this.#tempo = tempo;
    this.#multiplier = multiplier;
  }

  /** 1 is normal speed. */
  get speed(): number {
    const haste = 1 + Math.max(0, this.waiting - PATIENCE) / HASTENED_BY;
    return SPEEDS[this.#tempo()] * this.#multiplier() * Math.min(haste, MOST_HASTE);
  }

  get isSkipping(): boolean {
    return this.#isSkipping || this.#tempo() === "none";
  }

  /** Finishes every running animation. From now until `resume`, animations take no time. */
  skip(): void {
    this.#isSkipping = true;
    for (const animation of this.#running) animation.finish();
    for (const wake of this.#waiting) wake();
  }

  resume(): void {
    this.#isSkipping = false;
  }

  async animate(
    element: Movable | null,
    keyframes: Keyframe[],
    ms: number,
    options: KeyframeAnimationOptions = {},
  ): Promise<void> {
    if (element === null || this.isSkipping) return;
    const duration = ms / this.speed;
    const animation = element.animate(keyframes, { easing: EASE, ...options, duration });
    this.#running.add(animation);
    const due = (options.delay ?? 0) + duration * (options.iterations ?? 1);
    const timer = setTimeout(() => animation.finish(), due + NO_FRAME_MS);
    try {
      await animation.finished;
    } catch {
      // Cancelled: the element has left the board, and its animation with it.
    }
    clearTimeout(timer);
    this.#running.delete(animation);
  }

  async pause(ms: number): Promise<void> {
    if (this.isSkipping) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms / this.speed);
    this.#waiting.add(resolve);
    await promise;
    this.#waiting.delete(resolve);
    clearTimeout(timer);
  }
}
