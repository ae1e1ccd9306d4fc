const SHORTEST_MS = 250;
const LONGEST_MS = [2000, 4000, 8000];

/** How long to wait before dialling again. At random, so that all clients of a node that died do not come at once. */
export function backoff(failures: number, random: () => number): number {
  const longest = LONGEST_MS[Math.min(failures, LONGEST_MS.length - 1)] ?? SHORTEST_MS;
  return Math.round(SHORTEST_MS + random() * (longest - SHORTEST_MS));
}
