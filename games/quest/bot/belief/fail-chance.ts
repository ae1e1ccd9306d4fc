import { SUCCESSES_FOR_GOOD } from "../../rules/tableau.ts";

/** A quest as evil players see it before the cards are played. */
export interface Occasion {
  /** 1 for the first quest */
  readonly quest: number;
  readonly failsNeeded: number;
  readonly teamSize: number;
  readonly failures: number;
  readonly successes: number;
  readonly failuresForEvil: number;
  /** How many on the team can play Fail, or must. */
  readonly able: number;
}

/**
 * How likely an evil player who may play either card plays Fail. The bots play by it, and expect others to: they hide
 * early, are open when a quest decides, and play no more Fails than needed.
 */
export function temptation(occasion: Occasion): number {
  const { quest, failsNeeded, able, failures, successes, failuresForEvil, teamSize } = occasion;
  if (able < failsNeeded) return 0.25;
  const share = able === failsNeeded ? 1 : Math.min(1, (failsNeeded + 0.25) / able);
  const decisive = successes === SUCCESSES_FOR_GOOD - 1 || failures === failuresForEvil - 1;
  if (decisive) return Math.max(0.95 * share, 0.6);
  if (quest === 1) return (teamSize === 2 ? 0.6 : 0.75) * share;
  return 0.9 * share;
}
