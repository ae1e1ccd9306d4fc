import type { Trial } from "./trial.ts";

/** The slope in one direction: points gained per spread, and its standard error. */
export interface Slope {
  readonly slope: number;
  readonly error: number;
}

/** Least squares over all trials at once. */
export function slopesOf(trials: readonly Trial[]): readonly Slope[] {
  const count = trials[0]?.strays.length ?? 0;
  const mean = trials.reduce((sum, { ahead }) => sum + ahead, 0) / trials.length;
  // The normal equations, augmented with the gains and with the identity for the errors.
  const rows = Array.from({ length: count }, (_, row) =>
    Array.from({ length: 2 * count + 1 }, (_unused, column): number => (column === count + 1 + row ? 1 : 0)),
  );
  for (const { strays, ahead } of trials) {
    for (const [nth, row] of rows.entries()) {
      const own = strays[nth] ?? 0;
      for (let other = 0; other < count; other++) row[other] = (row[other] ?? 0) + own * (strays[other] ?? 0);
      row[count] = (row[count] ?? 0) + own * (ahead - mean);
    }
  }
  solve(rows);
  const slopes = rows.map((row) => row[count] ?? 0);
  const left = trials.reduce((sum, { strays, ahead }) => {
    const said = strays.reduce((all, stray, nth) => all + stray * (slopes[nth] ?? 0), mean);
    return sum + (ahead - said) ** 2;
  }, 0);
  const variance = left / Math.max(1, trials.length - count - 1);
  return slopes.map((slope, nth) => ({
    slope,
    error: Math.sqrt(variance * Math.max(0, rows[nth]?.[count + 1 + nth] ?? 0)),
  }));
}

/** Gauss-Jordan elimination: the left square becomes the identity. */
function solve(rows: number[][]): void {
  for (const [nth, pivot] of rows.entries()) {
    const head = (pivot[nth] ?? 0) + 1e-9;
    for (const index of pivot.keys()) pivot[index] = (pivot[index] ?? 0) / head;
    for (const [other, row] of rows.entries()) {
      const factor = row[nth] ?? 0;
      if (other === nth || factor === 0) continue;
      for (const index of row.keys()) row[index] = (row[index] ?? 0) - factor * (pivot[index] ?? 0);
    }
  }
}

/** A step uphill: in proportion to each slope, and less if the slope may be noise. */
export function stepOf(slopes: readonly Slope[], reach: number): readonly number[] {
  return slopes.map(({ slope, error }) => {
    const sure = slope ** 2 / (slope ** 2 + error ** 2);
    return Math.max(-1, Math.min(1, reach * slope * sure));
  });
}
