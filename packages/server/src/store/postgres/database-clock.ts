import { type Cancel, type Clock, storeTime, type StoreTime, type SystemClock } from "@roundtable/host/clock";

/** How far a monotonic clock may drift from the database's, in milliseconds per millisecond. */
const DRIFT = 0.0005;
/** The database's clock has a resolution of one millisecond. */
const ROUNDING_MS = 1;

/**
 * The database's clock. It is read with each heartbeat and extrapolated by the machine's monotonic clock. The machine's
 * time of day does not matter.
 */
export class DatabaseClock implements Clock {
  readonly #system: SystemClock;
  /** Bounds of the offset to the monotonic clock, as of this moment. */
  #least = Number.NEGATIVE_INFINITY;
  #most = Number.POSITIVE_INFINITY;
  #measured = 0;
  #added: number | null = null;

  constructor(system: SystemClock) {
    this.#system = system;
  }

  now(): StoreTime {
    return storeTime(Math.floor(this.#system.elapsed() + this.#offset));
  }

  after(ms: number, then: () => void): Cancel {
    return this.#system.after(ms, then);
  }

  /** How far the machine is ahead of the database; negative if it is behind, 0 if that cannot be told. */
  get skewMs(): number {
    const offset = this.#system.now() - this.#system.elapsed();
    if (offset > this.#most) return offset - this.#most;
    return offset < this.#least ? offset - this.#least : 0;
  }

  /**
   * Takes a measurement: the database read its clock between `asked` and `answered`. A slow answer says little and never
   * widens the bounds.
   */
  measure(asked: number, told: number, answered: number): void {
    const slack = Math.max(0, answered - this.#measured) * DRIFT;
    const [least, most] = [told - answered - ROUNDING_MS, told - asked + ROUNDING_MS];
    const low = Math.max(least, this.#least - slack);
    const high = Math.min(most, this.#most + slack);
    // If the measurements contradict each other, the database's clock was set or this machine was asleep.
    [this.#least, this.#most] = low <= high ? [low, high] : [least, most];
    this.#measured = answered;
    const before = this.#added ?? (this.#least + this.#most) / 2;
    this.#added = Math.min(Math.max(before, this.#least), this.#most);
  }

  get #offset(): number {
    if (this.#added === null) throw new Error("The database has not been asked for the time yet.");
    return this.#added;
  }
}
