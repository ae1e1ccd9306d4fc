const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

/** What can be moved: an element of the page, and what its movement is asked. */
interface Movable {
  animate(keyframes: Keyframe[], options: KeyframeAnimationOptions): Movement;
}

interface Movement {
  readonly finished: Promise<unknown>;
  finish(): void;
}

/** How fast things are seen to happen, and what is moving now, so that one tap ends it all. */
export class Pace {
  /** 1 is unhurried. */
  speed = 1;
  readonly calm: boolean;
  #hurried = false;
  readonly #running = new Set<Movement>();
  readonly #waiting = new Set<() => void>();

  constructor(calm: boolean) {
    this.calm = calm;
  }

  get hurried(): boolean {
    return this.#hurried;
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
    if (element === null || this.#hurried) return;
    const animation = element.animate(keyframes, { easing: EASE, ...options, duration: ms / this.speed });
    this.#running.add(animation);
    try {
      await animation.finished;
    } catch {
      // Cancelled: the element has left the board, and with it what it was doing.
    }
    this.#running.delete(animation);
  }

  async pause(ms: number): Promise<void> {
    if (this.#hurried) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms / this.speed);
    this.#waiting.add(resolve);
    await promise;
    this.#waiting.delete(resolve);
    clearTimeout(timer);
  }
}
