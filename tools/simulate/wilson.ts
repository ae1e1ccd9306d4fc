export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's 95 % interval of a share: it stays within 0 and 1, and keeps a width even if everything was won. */
export function wilson(won: number, games: number): Interval {
  const z = 1.96;
  const [share, more] = [won / games, (z * z) / games];
  const middle = (share + more / 2) / (1 + more);
  const half = (z / (1 + more)) * Math.sqrt((share * (1 - share)) / games + more / (4 * games));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
