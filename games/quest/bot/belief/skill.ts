import { EFFORT, type Effort } from "../effort.ts";

/** The skill of a bot: what makes one play better than another who samples the same deals. */
export interface Skill extends Effort {
  /** It chooses at random between options that differ by less than this. */
  readonly whim: number;
  /**
   * At the Last Chance it treats assignments of sides as equally likely if they differ by no more than this part of the
   * likeliest.
   */
  readonly doubts: number;
  /** How much it learns from actions, from nothing (0) to everything (1). */
  readonly watches: number;
  /** The same for statements. */
  readonly listens: number;
  /**
   * The share of evil players that it assumes to choose what suits them; the others hide, and choose as good ones
   * would.
   */
  readonly reads: number;
  /** The same for an evil bot, which assumes this of others too: it hides from more than they actually read. */
  readonly feigns: number;
  /** How much less suspicious an evil bot pretends to find its friends, if a Hunter who knows nobody listens. */
  readonly spares: number;
  /** How often an evil bot plays Fail just because it may; null if it considers what that gives away. */
  readonly eager: number | null;
  /** How sure a Hunter must be that good knows all evil players before she reveals herself. */
  readonly alarm: number;
}

/** Plays by feeling, learns little from actions and statements, and as evil often avoids Fail. */
export const BEGINNER: Skill = {
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

/** Watches and listens, but uses only half of it, and hesitates as evil. */
export const CASUAL: Skill = {
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

export const STRONG: Skill = {
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

/** Reads what others chose; as evil it plans ahead and gives no friend away. */
export const MASTER: Skill = {
  ...STRONG,
  ...EFFORT.master,
  whim: 0.005,
  alarm: 0.95,
  reads: 0.25,
  feigns: 1,
  spares: 0,
};
