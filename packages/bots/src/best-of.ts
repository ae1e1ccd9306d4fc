/** One of several that were tried, with what came of each trial. */
export interface Tried<T> {
  readonly item: T;
  readonly values: readonly number[];
}

interface Trial<T> {
  readonly item: T;
  readonly values: number[];
  sum: number;
}

/**
 * The items, the one that does best on average first, found with about `trials` trials in all. The better half goes on
 * after each stage, so that most trials are spent on those hard to tell apart. Trial number `nth` of every item should
 * meet the same luck: then the items are compared, not their luck.
 */
export function ranked<T>(
  items: readonly T[],
  trials: number,
  tryOut: (item: T, nth: number) => number,
): readonly Tried<T>[] {
  let running: Trial<T>[] = items.map((item) => ({ item, values: [], sum: 0 }));
  const left: Trial<T>[] = [];
  const stages = Math.ceil(Math.log2(running.length));
  let nth = 0;
  while (running.length > 1) {
    const until = nth + Math.max(1, Math.round(trials / stages / running.length));
    for (; nth < until; nth++) {
      for (const trial of running) {
        const value = tryOut(trial.item, nth);
        trial.values.push(value);
        trial.sum += value;
      }
    }
    const sorted = running.toSorted((one, other) => other.sum - one.sum);
    running = sorted.slice(0, Math.ceil(running.length / 2));
    left.unshift(...sorted.slice(running.length));
  }
  return [...running, ...left];
}

/** The item that does best on average, as `ranked` finds it. */
export function bestOf<T>(items: readonly T[], trials: number, tryOut: (item: T, nth: number) => number): T {
  const [best] = ranked(items, trials, tryOut);
  if (best === undefined) throw new RangeError("There is nothing to choose from.");
  return best.item;
}
