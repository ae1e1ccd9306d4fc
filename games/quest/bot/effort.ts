// How much each level thinks, in one place. Effort is a count and never a time, so that a bot plays alike on every
// machine.

export interface Effort {
  /** About how many deals it samples for one decision. */
  readonly deals: number;
  /** How many playouts it compares before it answers. */
  readonly foresees: number;
}

/** `greedy` samples nothing. */
export const EFFORT = {
  master: { deals: 720, foresees: 48 },
  strong: { deals: 240, foresees: 0 },
  casual: { deals: 240, foresees: 0 },
  beginner: { deals: 120, foresees: 0 },
  /** For the many decisions of a review. */
  review: { deals: 240, foresees: 24 },
} as const satisfies Readonly<Record<string, Effort>>;

/** The adviser's work at effort 1, which is a hint; a review asks for less. */
export const ADVICE = {
  /** How many playouts there are for each answer, and the least number. */
  playouts: 120,
  leastPlayouts: 16,
  /** How many playouts there are for one open position, and the least number. */
  openPlayouts: 400,
  leastOpenSequels: 20,
} as const;
