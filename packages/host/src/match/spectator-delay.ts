import type { Cancel, Clock } from "../clock.ts";

/**
 * How far those have come who look on some minutes later. When each entry was made is remembered here and nowhere else:
 * after a restart everything counts as made just now, so that nobody is ever shown anything too early.
 */
export class SpectatorDelay {
  readonly #clock: Clock;
  readonly #due: () => void;
  readonly #times: number[] = [];
  #cancel: Cancel | null = null;

  constructor(clock: Clock, due: () => void) {
    this.#clock = clock;
    this.#due = due;
  }

  /** There are so many entries by now, setup among them. */
  note(entries: number): void {
    while (this.#times.length < entries) this.#times.push(this.#clock.now());
  }

  /** How many of them are so old. */
  countAt(delayMs: number): number {
    const until = this.#clock.now() - delayMs;
    const young = this.#times.findIndex((at) => at > until);
    return young < 0 ? this.#times.length : young;
  }

  /** Rings when the next one is old enough. */
  watch(delayMs: number): void {
    this.rest();
    const next = this.#times[this.countAt(delayMs)];
    if (next === undefined) return;
    this.#cancel = this.#clock.after(next + delayMs - this.#clock.now(), () => {
      this.#cancel = null;
      this.#due();
    });
  }

  rest(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
