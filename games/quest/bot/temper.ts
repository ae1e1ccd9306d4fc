/** How a bot is minded: what makes one a better player than another who imagines the same deals. */
export interface Temper {
  /** Between things that differ by less than this it goes by its feelings. */
  readonly whim: number;
  /** About how many deals it imagines for one decision. */
  readonly deals: number;
  /** How much it makes of what was done, from nothing (0) to all that it tells (1). */
  readonly watches: number;
  /** The same for what was said. */
  readonly listens: number;
  /** How often an evil one plays Fail just because it may; null if it weighs what that gives away. */
  readonly eager: number | null;
  /** How sure a Hunter must be that good knows them all before she reveals herself. */
  readonly alarm: number;
}

/** Goes by its feelings, makes little of what was done and said, and as evil often shies away from Fail. */
export const BEGINNER: Temper = {
  whim: 2,
  deals: 120,
  watches: 0.1,
  listens: 0.1,
  eager: 0.4,
  alarm: 0.99,
};

/** Watches and listens, but makes only half of it, and hesitates as evil. */
export const CASUAL: Temper = {
  whim: 0.45,
  deals: 240,
  watches: 0.5,
  listens: 0.5,
  eager: 0.6,
  alarm: 0.97,
};

export const STRONG: Temper = {
  whim: 0.02,
  deals: 240,
  watches: 1,
  listens: 1,
  eager: null,
  alarm: 0.95,
};

/** Leaves less to chance, and hunts as soon as that is likelier to win. */
export const MASTER: Temper = { ...STRONG, whim: 0.005, deals: 720, alarm: 0.5 };
