// How much each level thinks, in one place. Effort is a count and never a time, so that a bot plays alike on every machine.

/**
 * How many ways to go on are kept after each die; `beginner` and `greedy` look at a single die. `master` thinks more about each
 * way than `strong`, so it keeps fewer of them and takes about as long. An adviser keeps `advice` at effort 1, which is a hint,
 * and never fewer than `leastAdvice`.
 */
export const BEAM = { master: 5, strong: 16, advice: 16, leastAdvice: 2 } as const;
