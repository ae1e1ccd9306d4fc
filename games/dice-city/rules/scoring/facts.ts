import type { Facts, Seat } from "@roundtable/kernel";
import { playerAt } from "../city.ts";
import { scoreOf } from "./score.ts";
import type { State } from "../state.ts";

/** DC-25: what the points are made of. */
export function facts(state: State, seat: Seat): Facts {
  const { tokens, bandits, ships, city, total } = scoreOf(playerAt(state, seat));
  const together = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0);
  return { points: total, sources: { city, tokens, bandits: together(bandits), ships: together(ships) } };
}
