// How much each level thinks, in one place. Effort is a count and never a time, so that a bot plays alike on every machine.

/** How many rounds each level samples for one decision; `beginner` and `greedy` sample none. */
export const PLAYOUTS = { master: 360, strong: 16, casual: 8 } as const;

/** The adviser's work at effort 1, which is a hint; a review asks for less. */
export const ADVICE = {
  /** Ten times what `master` uses, so that a tenth of the effort equals `master`. */
  playouts: 10 * PLAYOUTS.master,
  /** In how many worlds unlikely answers are tried: enough to say what they cost. */
  unlikelyAnswer: 40,
  /** The number of rounds sampled from an open position. */
  openPosition: 300,
  /** The least number of trials per answer, whatever the effort. */
  least: 6,
} as const;
