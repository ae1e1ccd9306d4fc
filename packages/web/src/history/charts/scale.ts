const STEPS = [50, 100, 200, 500, 1000];
const MOST_TICKS = 6;

interface Scale {
  readonly low: number;
  readonly high: number;
  /** Round numbers within the axis, the lowest first. */
  readonly ticks: readonly number[];
}

/** An axis that holds all of these values, with a few round numbers beside it. */
export function scaleOf(values: readonly number[]): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = STEPS.find((one) => (most - least) / one <= MOST_TICKS - 1) ?? 1000;
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, n) => low + n * step);
  return { low, high, ticks };
}
