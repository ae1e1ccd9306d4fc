import type { Seat } from "@roundtable/kernel";
import { cellAt, defenseAt, locationAt, playerAt, pointsAt } from "./city.ts";
import type { DiceCityTable } from "./dice-city.ts";
import { BANDIT_DEFENSE, type Bandit, type Resource } from "./pieces.ts";
import type { Spot, State } from "./state.ts";
import { gain, gainPoints, some } from "./stock.ts";

/** DC-17: what one resource of another's stock costs. */
export const ROBBERY = 2;

/** DC-14: every Training Camp used this turn lowers it, never below 1. */
export function banditCost(state: State, bandit: Bandit): number {
  return Math.max(1, BANDIT_DEFENSE[bandit] - state.turn.trainingCamps);
}

/** DC-17: what pays for bandits only is used first. */
export function defeatBandit(state: State, bandit: Bandit, table: DiceCityTable): void {
  const { turn, market, players } = state;
  const { seat } = turn;
  const cost = banditCost(state, bandit);
  const only = Math.min(cost, turn.banditStrength);
  turn.banditStrength -= only;
  turn.strength -= cost - only;
  table.tell({ kind: "bandit", seat, bandit, cost });
  // DC-27: alone, the cards never run out and tokens are taken instead.
  if (players.length === 1) {
    gainPoints(state, seat, bandit, table);
    return;
  }
  market.bandits[bandit]--;
  playerAt(state, seat).bandits.push(bandit);
}

/** DC-17: it is deactivated, and its points are taken from the supply; its owner loses none. */
export function attackLocation(state: State, victim: Seat, spot: Spot, table: DiceCityTable): void {
  const { turn } = state;
  const owner = playerAt(state, victim);
  const cost = defenseAt(owner, spot);
  if (cost === null) throw new Error("What is printed cannot be attacked.");
  turn.strength -= cost;
  cellAt(owner, spot).off = true;
  table.tell({ kind: "attacked", seat: turn.seat, victim, location: locationAt(owner, spot), ...spot, cost });
  const points = pointsAt(owner, spot);
  if (points > 0) gainPoints(state, turn.seat, points, table);
}

export function rob(state: State, victim: Seat, resource: Resource, table: DiceCityTable): void {
  const { turn } = state;
  turn.strength -= ROBBERY;
  playerAt(state, victim).stock[resource]--;
  table.tell({ kind: "robbed", seat: turn.seat, victim, resource });
  gain(state, turn.seat, some(resource, 1), table);
}
