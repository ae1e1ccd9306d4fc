/** How often good has won where sequels said so, among the bots; docs/bots.md says how it was counted. */
export function calibrated(good: number): number {
  return 0.06 + 0.87 * good;
}
