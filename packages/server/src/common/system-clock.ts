import type { SystemClock } from "@roundtable/host/clock";

/** setTimeout counts in 32 bits: a longer wait would be over at once. */
const LONGEST = 2 ** 31 - 1;

export const systemClock: SystemClock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, Math.min(Math.max(0, ms), LONGEST));
    return () => clearTimeout(timer);
  },
};
