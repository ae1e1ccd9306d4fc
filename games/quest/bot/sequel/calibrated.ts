/** Sequels are too sure at both ends; `npm run train -- fit` counts by how much. */
export const CALIBRATION = { least: 0.06, share: 0.87 };

/** How often good has won where sequels said so, among the bots. */
export function calibrated(good: number, { least, share } = CALIBRATION): number {
  return least + share * good;
}
