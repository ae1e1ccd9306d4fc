// How much each level thinks, in one place. Effort is a count and never a time, so that a bot plays alike on every machine.

export interface Effort {
  /** About how many deals it imagines for one decision. */
  readonly deals: number;
  /** How many ways the rest of the game may go it thinks through before it answers. */
  readonly foresees: number;
}

/** `greedy` imagines nothing. */
export const EFFORT = {
  master: { deals: 720, foresees: 48 },
  strong: { deals: 240, foresees: 0 },
  casual: { deals: 240, foresees: 0 },
  beginner: { deals: 120, foresees: 0 },
  /** For the many decisions of a review. */
  review: { deals: 240, foresees: 24 },
} as const satisfies Readonly<Record<string, Effort>>;

/** What an adviser does at effort 1, which is a hint; a review asks for less. */
export const ADVICE = {
  /** How many sequels are played for each answer, and how many at the least. */
  sequels: 120,
  leastSequels: 16,
  /** How many sequels are played for one open position, and how many at the least. */
  openSequels: 400,
  leastOpenSequels: 20,
} as const;
