export type Cancel = () => void;

declare const ofTheStore: unique symbol;

/**
 * Milliseconds since 1970 by the clock of the store. With several nodes that is the database's, whatever the machines show.
 * What deletes, closes or expires something takes nothing else.
 */
export type StoreTime = number & { readonly [ofTheStore]: true };

/** What tables wait by and compare times with, so that a test can turn its hands. */
export interface Clock {
  now(): StoreTime;
  after(ms: number, then: () => void): Cancel;
}

/** The clock of this machine, which may be wrong: only a store makes a `Clock` of it. */
export interface SystemClock {
  now(): number;
  /** Monotonic milliseconds, unaffected when the clock is set. */
  elapsed(): number;
  after(ms: number, then: () => void): Cancel;
}

export function earlier(time: StoreTime, ms: number): StoreTime {
  return storeTime(time - ms);
}

export function later(time: StoreTime, ms: number): StoreTime {
  return storeTime(time + ms);
}

/** Only for those who read the clock of a store. */
export function storeTime(ms: number): StoreTime {
  return ms as StoreTime;
}

/** The clock of a store that no other machine shares. */
export function clockOf(system: Pick<SystemClock, "now" | "after">): Clock {
  return { now: () => storeTime(system.now()), after: (ms, then) => system.after(ms, then) };
}
