/** Spreads labels that want to stand at these heights: they keep their order, and are at least `gap` apart. */
export function spreadLabels(
  wanted: readonly number[],
  gap: number,
  low: number,
  high: number,
): readonly number[] {
  const order = wanted.map((_, nth) => nth).toSorted((one, other) => at(wanted, one) - at(wanted, other));
  const placed = wanted.map(() => 0);
  let last = low - gap;
  for (const nth of order) {
    last = Math.max(last + gap, at(wanted, nth));
    placed[nth] = last;
  }
  // Labels that were pushed beyond the end push the others back.
  let next = high + gap;
  for (const nth of order.toReversed()) {
    next = Math.min(next - gap, at(placed, nth));
    placed[nth] = next;
  }
  return placed;
}

function at(numbers: readonly number[], nth: number): number {
  return numbers[nth] ?? 0;
}
