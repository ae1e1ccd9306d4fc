import type { Cancel, SystemClock } from "@roundtable/host/clock";

/** The clock of a machine that shows another time than the right one. Nothing on it goes faster or slower. */
export class WrongClock implements SystemClock {
  readonly #right: SystemClock;
  /** By how much it is ahead. */
  aheadMs: number;

  constructor(right: SystemClock, aheadMs: number) {
    this.#right = right;
    this.aheadMs = aheadMs;
  }

  now(): number {
    return this.#right.now() + this.aheadMs;
  }

  elapsed(): number {
    return this.#right.elapsed();
  }

  after(ms: number, then: () => void): Cancel {
    return this.#right.after(ms, then);
  }
}
