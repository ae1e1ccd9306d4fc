/** Playouts are overconfident at both ends; `npm run train -- fit` measures by how much. */
export const CALIBRATION = { least: 0.06, share: 0.87 };

/** How often good actually won among bots, given the playouts' estimate. */
export function calibrated(good: number, { least, share } = CALIBRATION): number {
  return least + share * good;
}
