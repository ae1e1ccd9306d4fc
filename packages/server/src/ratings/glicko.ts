/** A rating on Glickman's scale. Everyone begins at 1500. */
export interface Rating {
  readonly rating: number;
  /** One standard deviation. The true strength lies within two of them in 95 of 100 cases. */
  readonly deviation: number;
  /** How erratic the results are. */
  readonly volatility: number;
}

export const UNKNOWN: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** What a match says about a participant: how much better than expected they did, and how much weight that has. */
export interface Evidence {
  readonly surprise: number;
  readonly information: number;
}

/** Rating points per unit of strength. One unit more multiplies the odds of winning by e. */
export const POINTS = 400 / Math.LN10;
/** How quickly volatility may change. */
const TAU = 0.5;
const CLOSE_ENOUGH = 0.000_001;
/** In this time a deviation grows by one volatility. */
const PERIOD_MS = 7 * 24 * 60 * 60 * 1000;
/** No deviation falls below this: people learn, and have good and bad days. */
const SMALLEST_DEVIATION = 30;

/** The rating after this long without a match: its deviation grows. */
export function withIdleTime(rating: Rating, ms: number): Rating {
  const periods = Math.max(0, ms) / PERIOD_MS;
  const deviation = Math.hypot(rating.deviation, rating.volatility * POINTS * Math.sqrt(periods));
  return { ...rating, deviation: Math.min(deviation, UNKNOWN.deviation) };
}

/** When the deviation will have grown to `bound`; Infinity if never. */
export function whenDeviationReaches({ deviation, volatility }: Rating, bound: number, now: number): number {
  if (deviation > bound) return now;
  const periods = (bound ** 2 - deviation ** 2) / (volatility * POINTS) ** 2;
  return Math.floor(now + periods * PERIOD_MS);
}

/** Steps 5 to 8 of Glickman's “Example of the Glicko-2 system”. Idle time is already included. */
export function updated(before: Rating, { surprise, information }: Evidence): Rating {
  if (information < CLOSE_ENOUGH) return before;
  const deviation = before.deviation / POINTS;
  const volatility = volatilityAfter(before.volatility, deviation, surprise / information, 1 / information);
  const variance = 1 / (1 / deviation ** 2 + information);
  return {
    rating: before.rating + variance * surprise * POINTS,
    deviation: Math.max(Math.sqrt(variance) * POINTS, SMALLEST_DEVIATION),
    volatility,
  };
}

/** Step 5: finds the root of f with the Illinois method. */
function volatilityAfter(volatility: number, deviation: number, delta: number, v: number): number {
  const a = Math.log(volatility ** 2);
  const spread = deviation ** 2 + v;
  const f = (x: number): number => {
    const square = Math.exp(x);
    return (square * (delta ** 2 - spread - square)) / (2 * (spread + square) ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = delta ** 2 > spread ? Math.log(delta ** 2 - spread) : belowRoot(f, a);
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE_ENOUGH) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}

function belowRoot(f: (x: number) => number, a: number): number {
  let below = a - TAU;
  while (f(below) < 0) below -= TAU;
  return below;
}
