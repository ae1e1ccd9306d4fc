import type { Options } from "../../rules/dice-city.ts";
import { rungOf, TARGETS } from "../../rules/pieces/rungs.ts";

export type Level = Options["level"];
type Target = Options["target"];

export interface Rung {
  readonly target: Target;
  readonly is: "reached" | "open" | "locked";
}

/** How much of the ladder is seen above the rung that is open. */
const AHEAD = 2;

/**
 * DC-29: the ladder of one level, from what a person has achieved: the target after the highest one they reached is
 * open.
 */
export function ladderOf(level: Level, all: readonly string[]): readonly Rung[] {
  const highest = TARGETS.findLastIndex((target) => all.includes(rungOf(level, target)));
  return TARGETS.slice(0, highest + 2 + AHEAD).map((target, nth) => ({
    target,
    is: nth <= highest ? "reached" : nth === highest + 1 ? "open" : "locked",
  }));
}

/** The target to try next: the open one, or with all reached the highest. */
export function nextTarget(level: Level, all: readonly string[]): Target {
  return ladderOf(level, all).find(({ is }) => is === "open")?.target ?? "100";
}
