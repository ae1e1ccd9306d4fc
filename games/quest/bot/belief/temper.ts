import { EFFORT, type Effort } from "../effort.ts";

/** How a bot is minded: what makes one a better player than another who imagines the same deals. */
export interface Temper extends Effort {
  /** Between things that differ by less than this it goes by its feelings. */
  readonly whim: number;
  /** At the Last Chance it takes ways of the sides for equally likely that differ by no more than this part of the likeliest. */
  readonly doubts: number;
  /** How much it makes of what was done, from nothing (0) to all that it tells (1). */
  readonly watches: number;
  /** The same for what was said. */
  readonly listens: number;
  /** How many of the evil it takes for players who choose by what suits them; the others hide, and choose as good ones would. */
  readonly reads: number;
  /** The same for an evil one, who supposes so of others too: it rather hides from more than they read. */
  readonly feigns: number;
  /** How much less suspicious an evil one pretends to find its friends, where a Hunter who knows nobody listens. */
  readonly spares: number;
  /** How often an evil one plays Fail just because it may; null if it weighs what that gives away. */
  readonly eager: number | null;
  /** How sure a Hunter must be that good knows them all before she reveals herself. */
  readonly alarm: number;
}

/** Goes by its feelings, makes little of what was done and said, and as evil often shies away from Fail. */
export const BEGINNER: Temper = {
  ...EFFORT.beginner,
  whim: 2,
  doubts: 4,
  watches: 0.1,
  listens: 0.1,
  reads: 0,
  feigns: 0,
  spares: 0.5,
  eager: 0.3,
  alarm: 0.99,
};

/** Watches and listens, but makes only half of it, and hesitates as evil. */
export const CASUAL: Temper = {
  ...EFFORT.casual,
  whim: 0.4,
  doubts: 1,
  watches: 0.5,
  listens: 0.5,
  reads: 0,
  feigns: 0,
  spares: 0.5,
  eager: 0.45,
  alarm: 0.97,
};

export const STRONG: Temper = {
  ...EFFORT.strong,
  whim: 0.02,
  doubts: 0,
  watches: 1,
  listens: 1,
  reads: 0,
  feigns: 0,
  spares: 0.5,
  eager: null,
  alarm: 0.95,
};

/** Reads what others chose, and as evil thinks ahead and gives no friend away. */
export const MASTER: Temper = {
  ...STRONG,
  ...EFFORT.master,
  whim: 0.005,
  alarm: 0.95,
  reads: 0.25,
  feigns: 1,
  spares: 0,
};
