const SHORTEST_MS = 250;
const LONGEST_MS = [2000, 4000, 8000];

/**
 * Exponential backoff with jitter: how long to wait before reconnecting. The randomness spreads out the clients of a
 * node that died.
 */
export function backoff(failures: number, random: () => number): number {
  const longest = LONGEST_MS[Math.min(failures, LONGEST_MS.length - 1)] ?? SHORTEST_MS;
  return Math.round(SHORTEST_MS + random() * (longest - SHORTEST_MS));
}
