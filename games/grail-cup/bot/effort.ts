// How much each level thinks, in one place. Effort is a count and never a time, so that a bot plays alike on every machine.

/** How many rounds each level imagines for one decision; `beginner` and `greedy` imagine none. */
export const PLAYOUTS = { master: 360, strong: 16, casual: 8 } as const;

/** What an adviser does at effort 1, which is a hint; a review asks for less. */
export const ADVICE = {
  /** Ten times what `master` takes, so that a tenth of the effort thinks just as that does. */
  playouts: 10 * PLAYOUTS.master,
  /** In how many worlds answers are tried that nobody would think of: enough to say what they cost. */
  unlikelyAnswer: 40,
  /** Rounds imagined from an open position. */
  openPosition: 300,
  /** However small the effort, each answer is tried so often. */
  least: 6,
} as const;
