import type { MatchEvent } from "@roundtable/kernel";
import type { DiceCity } from "../dice-city.ts";

/** DC-21: everything that happens is seen by everybody. */
export function see(event: MatchEvent<DiceCity>): MatchEvent<DiceCity> {
  return event;
}
