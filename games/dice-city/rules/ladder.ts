import { playerAt } from "./city.ts";
import type { Options } from "./dice-city.ts";
import { scoreOf } from "./score.ts";
import type { State } from "./state.ts";

export type Level = Options["level"];

/** DC-29 */
export const TARGETS = ["50", "55", "60", "65", "70", "75", "80"] as const;

/** DC-29: the target that a solo game has reached; who has reached it is kept outside the rules. */
export function achieved(state: State): readonly string[] {
  const { options, over, players } = state;
  if (!over || players.length > 1 || scoreOf(playerAt(state, 0)).total < Number(options.target)) return [];
  return [rungOf(options.level, options.target)];
}

/** What is kept for a person who has reached this target on this level. */
export function rungOf(level: Level, target: string): string {
  return `${level}-${target}`;
}

export interface Rung {
  readonly target: (typeof TARGETS)[number];
  readonly is: "reached" | "open" | "locked";
}

/** DC-29: the ladder of one level, from what a person has achieved: the target after the highest he has reached is open. */
export function ladderOf(level: Level, all: readonly string[]): readonly Rung[] {
  const highest = TARGETS.findLastIndex((target) => all.includes(rungOf(level, target)));
  return TARGETS.map((target, nth) => ({
    target,
    is: nth <= highest ? "reached" : nth === highest + 1 ? "open" : "locked",
  }));
}

/** The target to try next: the open one, or with all reached the highest. */
export function nextTarget(level: Level, all: readonly string[]): Rung["target"] {
  return ladderOf(level, all).find(({ is }) => is === "open")?.target ?? "80";
}
