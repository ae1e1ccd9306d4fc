/** How a bot is minded: what makes one a better player than another who imagines the same deals. */
export interface Temper {
  /** Between things that differ by less than this it goes by its feelings. */
  readonly whim: number;
  /** How much it makes of what was done, from nothing (0) to all that it tells (1). */
  readonly watches: number;
  /** The same for what was said. */
  readonly listens: number;
  /** How often an evil one plays Fail just because it may; null if it weighs what that gives away. */
  readonly eager: number | null;
  /** How sure a Hunter must be that good knows them all before she reveals herself. */
  readonly alarm: number;
}

/** Goes by its feelings, looks at the failures only, and as evil can hardly wait to play Fail. */
export const BEGINNER: Temper = { whim: 0.9, watches: 0.25, listens: 0.3, eager: 0.85, alarm: 0.95 };

/** Watches, but makes less of it than it could, and hurries as evil. */
export const CASUAL: Temper = { whim: 0.3, watches: 0.6, listens: 0.6, eager: 0.8, alarm: 0.95 };

export const STRONG: Temper = { whim: 0.02, watches: 1, listens: 1, eager: null, alarm: 0.95 };

/** Hunts as soon as that is likelier to win. */
export const MASTER: Temper = { ...STRONG, whim: 0.005, alarm: 0.5 };
