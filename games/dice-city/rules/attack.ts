import type { Seat } from "@roundtable/kernel";
import { unfit } from "@roundtable/kernel";
import type { Answer } from "./asking.ts";
import { cellAt, defenseAt, locationAt, playerAt, pointsAt } from "./city.ts";
import type { DiceCityDealer } from "./dice-city.ts";
import type { Bandit, Resource } from "./pieces.ts";
import type { Spot, State } from "./state.ts";
import { gain, gainPoints, some } from "./stock.ts";
import { banditCost } from "./strength.ts";

/** DC-17: what one resource of another's stock costs. */
export const ROBBERY = 2;

/** DC-17: any number of attacks, until the player ends the step. */
export function settleAttack(state: State, answer: Answer, dealer: DiceCityDealer): void {
  state.tasks.push({ do: "step", step: answer.kind === "done" ? "build" : "attack" });
  switch (answer.kind) {
    case "done":
      return;
    case "bandit":
      return defeatBandit(state, answer.bandit, dealer);
    case "attack":
      return attackLocation(state, answer.victim, { row: answer.row, column: answer.column }, dealer);
    case "rob":
      return rob(state, answer.victim, answer.resource, dealer);
    default:
      throw unfit(answer);
  }
}

/** DC-17: what pays for bandits only is used first. */
function defeatBandit(state: State, bandit: Bandit, dealer: DiceCityDealer): void {
  const { turn, market, players } = state;
  const { seat } = turn;
  const cost = banditCost(state, bandit);
  const only = Math.min(cost, turn.banditStrength);
  turn.banditStrength -= only;
  turn.strength -= cost - only;
  dealer.tell({ kind: "bandit", seat, bandit, cost });
  // DC-27: alone, the cards never run out and tokens are taken instead.
  if (players.length === 1) {
    gainPoints(state, seat, bandit, dealer);
    return;
  }
  market.bandits[bandit]--;
  playerAt(state, seat).bandits.push(bandit);
}

/** DC-17: it is deactivated, and its points are taken from the supply; its owner loses none. */
function attackLocation(state: State, victim: Seat, spot: Spot, dealer: DiceCityDealer): void {
  const { turn } = state;
  const owner = playerAt(state, victim);
  const cost = defenseAt(owner, spot);
  if (cost === null) throw new Error("What is printed cannot be attacked.");
  turn.strength -= cost;
  cellAt(owner, spot).off = true;
  dealer.tell({
    kind: "attacked",
    seat: turn.seat,
    victim,
    location: locationAt(owner, spot),
    ...spot,
    cost,
  });
  const points = pointsAt(owner, spot);
  if (points > 0) gainPoints(state, turn.seat, points, dealer);
}

/** DC-17: what is taken may be spent this turn. */
function rob(state: State, victim: Seat, resource: Resource, dealer: DiceCityDealer): void {
  const { turn } = state;
  turn.strength -= ROBBERY;
  playerAt(state, victim).stock[resource]--;
  dealer.tell({ kind: "robbed", seat: turn.seat, victim, resource });
  gain(state, turn.seat, some(resource, 1), dealer);
}
