import { type Cancel, type Clock, storeTime, type StoreTime, type SystemClock } from "@roundtable/host/clock";

/** How far the even clock of a machine may drift from the database's, in milliseconds per millisecond. */
const DRIFT = 0.0005;
/** The database tells whole milliseconds. */
const ROUNDING_MS = 1;

/**
 * The time of the database, read with each heartbeat and carried on by the machine's even clock in between. What the
 * machine shows as the time of day plays no part in it.
 */
export class DatabaseClock implements Clock {
  readonly #system: SystemClock;
  /** What is added to the even clock: surely within these bounds, as of this moment. */
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

  /** By how much the machine is ahead of the database; negative where it is behind, and 0 where that may as well be. */
  get skewMs(): number {
    const offset = this.#system.now() - this.#system.elapsed();
    if (offset > this.#most) return offset - this.#most;
    return offset < this.#least ? offset - this.#least : 0;
  }

  /**
   * The database was asked at one moment of the even clock and has answered at another: it looked at its clock somewhere
   * in between. A slow answer says little, and moves nothing that is known better.
   */
  measure(asked: number, told: number, answered: number): void {
    const slack = Math.max(0, answered - this.#measured) * DRIFT;
    const [least, most] = [told - answered - ROUNDING_MS, told - asked + ROUNDING_MS];
    const low = Math.max(least, this.#least - slack);
    const high = Math.min(most, this.#most + slack);
    // If both cannot be true, the database's clock was set, or this machine has slept.
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
