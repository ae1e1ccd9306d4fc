/** In the last part of the run no faults are injected: memory is measured, and nobody may be stuck. */
const QUIET = 0.2;

/** When faults are injected, when servers are left alone, and when it is over. It begins when people have arrived. */
export class Schedule {
  readonly #begun = performance.now();
  readonly #strikingMs: number;
  readonly #quietMs: number;
  readonly #isEnough: () => boolean;
  #quietFrom: number | null = null;

  /** It lasts longer if not enough has happened by then: a busy machine is slow, not wrong. */
  constructor(seconds: number, isEnough: () => boolean) {
    this.#strikingMs = seconds * (1 - QUIET) * 1000;
    this.#quietMs = seconds * QUIET * 1000;
    this.#isEnough = isEnough;
  }

  get isQuiet(): boolean {
    const now = performance.now();
    if (this.#quietFrom === null && now - this.#begun >= this.#strikingMs && this.#isEnough())
      this.#quietFrom = now;
    return this.#quietFrom !== null;
  }

  get isHalfOver(): boolean {
    return performance.now() - this.#begun >= (this.#strikingMs + this.#quietMs) / 2;
  }

  /** How much of the quiet phase is over: 0 before it, 1 at the end. */
  get quiet(): number {
    return this.#quietFrom === null ? 0 : (performance.now() - this.#quietFrom) / this.#quietMs;
  }

  get isOver(): boolean {
    return this.isQuiet && this.quiet >= 1;
  }

  /** Whether the run was long enough for memory to become stable. */
  get isLong(): boolean {
    return this.#quietMs >= 60_000;
  }

  get secondsLeft(): number {
    const left = this.#begun + this.#strikingMs + this.#quietMs - performance.now();
    return Math.max(0, Math.round(left / 1000));
  }
}
