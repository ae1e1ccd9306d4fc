import type { Options } from "../dice-city.ts";

/** DC-29: the ladder of the solo game. */
export const TARGETS = ["50", "55", "60", "65", "70", "75", "80", "85", "90", "95", "100"] as const;

/** What is kept for a person who has reached this target on this level. */
export function rungOf(level: Options["level"], target: string): string {
  return `${level}-${target}`;
}
