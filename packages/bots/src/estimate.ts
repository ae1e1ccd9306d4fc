/** What is known of a mean by samples. */
export interface Estimate {
  readonly mean: number;
  /** Half of its 95 % interval. */
  readonly give: number;
}

/** So many standard errors reach to both ends of a 95 % interval. */
const NINETY_FIVE = 1.96;

export function estimated(values: readonly number[]): Estimate {
  const count = values.length;
  if (count === 0) return { mean: 0, give: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, give: count === 1 ? 0 : NINETY_FIVE * Math.sqrt(squares / (count - 1) / count) };
}

/** By how much this did better than the other where both met the same luck: trials that only one met count for nothing. */
export function aheadOf(values: readonly number[], others: readonly number[]): Estimate {
  const both = Math.min(values.length, others.length);
  return estimated(values.slice(0, both).map((value, nth) => value - (others[nth] ?? 0)));
}

/**
 * The mean of a candidate that was tried less often than the best, by how much worse it did with the same luck. So nothing
 * seems good only because it was tried in good worlds.
 */
export function besideTheBest(values: readonly number[], best: readonly number[]): Estimate {
  const [whole, more] = [estimated(best), aheadOf(values, best)];
  return { mean: whole.mean + Math.min(0, more.mean), give: Math.hypot(whole.give, more.give) };
}
