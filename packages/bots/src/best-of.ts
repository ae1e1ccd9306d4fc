interface Trial<T> {
  readonly item: T;
  sum: number;
}

/**
 * The item that does best on average, found with about `trials` trials in all. The better half goes on after each stage,
 * so that most trials are spent on those hard to tell apart. Trial number `nth` of every item should meet the same luck:
 * then the items are compared, not their luck.
 */
export function bestOf<T>(items: readonly T[], trials: number, tryOut: (item: T, nth: number) => number): T {
  let running: Trial<T>[] = items.map((item) => ({ item, sum: 0 }));
  const stages = Math.ceil(Math.log2(running.length));
  let nth = 0;
  while (running.length > 1) {
    const until = nth + Math.max(1, Math.round(trials / stages / running.length));
    for (; nth < until; nth++) {
      for (const trial of running) trial.sum += tryOut(trial.item, nth);
    }
    running = running.toSorted((one, other) => other.sum - one.sum).slice(0, Math.ceil(running.length / 2));
  }
  const [best] = running;
  if (best === undefined) throw new RangeError("There is nothing to choose from.");
  return best.item;
}
