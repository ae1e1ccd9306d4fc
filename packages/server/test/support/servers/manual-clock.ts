import { type Cancel, type Clock, storeTime, type StoreTime, type SystemClock } from "@roundtable/host/clock";

interface Timer {
  at: number;
  readonly ring: () => void;
}

/** A clock whose hands the test turns. What is due at once happens at once. */
export class ManualClock implements Clock, SystemClock {
  #now: number;
  #timers: Timer[] = [];

  constructor(now = Date.UTC(2030, 0, 1)) {
    this.#now = now;
  }

  /** How many still wait for their time. */
  get waiting(): number {
    return this.#timers.length;
  }

  now(): StoreTime {
    return storeTime(this.#now);
  }

  /** Sets every clock; for a single wrong one see `WrongClock`. */
  elapsed(): number {
    return this.#now;
  }

  after(ms: number, then: () => void): Cancel {
    const timer: Timer = { at: this.#now + Math.max(0, ms), ring: then };
    this.#timers.push(timer);
    if (ms <= 0) setImmediate(() => this.#ring(timer));
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Somebody sets the clock: it shows another time, and nobody has waited any longer. */
  jump(ms: number): void {
    this.#now += ms;
    for (const timer of this.#timers) timer.at += ms;
  }

  advance(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const next = this.#timers
        .filter(({ at }) => at <= until)
        .toSorted((one, other) => one.at - other.at)[0];
      if (next === undefined) break;
      this.#now = Math.max(this.#now, next.at);
      this.#ring(next);
    }
    this.#now = until;
  }

  #ring(timer: Timer): void {
    if (!this.#timers.includes(timer)) return;
    this.#timers = this.#timers.filter((other) => other !== timer);
    timer.ring();
  }
}
