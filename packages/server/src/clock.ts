export type Cancel = () => void;

/** The only source of time, so that a test can turn its hands. */
export interface Clock {
  now(): number;
  after(ms: number, then: () => void): Cancel;
}

/** setTimeout counts in 32 bits: a longer wait would be over at once. */
const LONGEST = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, then) {
    const timer = setTimeout(then, Math.min(Math.max(0, ms), LONGEST));
    return () => clearTimeout(timer);
  },
};
