import type { DiceCityDealer } from "./dice-city.ts";
import { BANDIT_DEFENSE, type Bandit } from "./pieces.ts";
import type { State } from "./state.ts";

/** DC-14: strength lasts until the end of the turn. */
export function addStrength(
  { turn }: State,
  strength: number,
  against: "all" | "bandits",
  dealer: DiceCityDealer,
): void {
  if (against === "bandits") turn.banditStrength += strength;
  else turn.strength += strength;
  dealer.tell({ kind: "strength", seat: turn.seat, strength, against });
}

/** DC-5; DC-14: every Training Camp used this turn lowers it, never below 1. */
export function banditCost({ turn }: State, bandit: Bandit): number {
  return Math.max(1, BANDIT_DEFENSE[bandit] - turn.trainingCamps);
}
