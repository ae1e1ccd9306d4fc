import { type Seat, wrongAnswer } from "@roundtable/kernel";
import { doneWith, spotId } from "../answers.ts";
import type { Answer } from "../asking.ts";
import {
  cellAt,
  defenseAt,
  locationAt,
  playerAt,
  playerOnTurn,
  pointsAt,
  resourcesHeld,
  SPOTS,
} from "../city.ts";
import type { DiceCityDealer } from "../dice-city.ts";
import { type Bandit, BANDITS, type Resource } from "../pieces.ts";
import type { Spot, State } from "../state.ts";
import { gainPoints, gainResources, some } from "../stock.ts";
import { banditCost } from "../strength.ts";
import type { Asks } from "./step.ts";

/** DC-17: any number of attacks, until the player ends the step. */
export interface Attack {
  readonly do: "attack";
}

/** DC-17: what one resource of another's stock costs. */
const ROBBERY = 2;

export const attack: Asks<Attack> = {
  question: ({ turn: { strength, banditStrength } }) => ({ kind: "attack", strength, banditStrength }),

  answers: (state) => [...attacks(state), doneWith("attack")],

  follow(state, _task, answer, dealer) {
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
        throw wrongAnswer(answer);
    }
  },
};

/** Everything that the strength of this turn suffices for. */
export function attacks(state: State): Answer[] {
  const { turn, market, players } = state;
  const answers: Answer[] = [];
  if (turn.strength + turn.banditStrength === 0) return answers;
  for (const bandit of BANDITS) {
    const cost = banditCost(state, bandit);
    if (market.bandits[bandit] > 0 && cost <= turn.strength + turn.banditStrength) {
      answers.push({ kind: "bandit", id: `bandit-${bandit}`, bandit, cost });
    }
  }
  for (const [victim, other] of players.entries()) {
    if (victim === turn.seat) continue;
    for (const spot of SPOTS) {
      const cost = defenseAt(other, spot);
      if (cost === null || cost > turn.strength || cellAt(other, spot).off) continue;
      const location = locationAt(other, spot);
      answers.push({
        kind: "attack",
        id: `attack-${victim}-${spotId(spot)}`,
        victim,
        location,
        cost,
        points: pointsAt(other, spot),
        ...spot,
      });
    }
    if (turn.strength < ROBBERY) continue;
    for (const resource of resourcesHeld(other)) {
      answers.push({ kind: "rob", id: `rob-${victim}-${resource}`, victim, resource });
    }
  }
  return answers;
}

/** What pays for bandits only is used first. */
function defeatBandit(state: State, bandit: Bandit, dealer: DiceCityDealer): void {
  const { turn, market, players } = state;
  const cost = banditCost(state, bandit);
  const only = Math.min(cost, turn.banditStrength);
  turn.banditStrength -= only;
  turn.strength -= cost - only;
  dealer.tell({ kind: "bandit", seat: turn.seat, bandit, cost });
  // DC-27: alone, the cards never run out and tokens are taken instead.
  if (players.length === 1) return gainPoints(state, bandit, dealer);
  market.bandits[bandit]--;
  playerOnTurn(state).bandits.push(bandit);
}

/** It is deactivated, and its points are taken from the supply; its owner loses none. */
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
  if (points > 0) gainPoints(state, points, dealer);
}

/** What is taken may be spent this turn. */
function rob(state: State, victim: Seat, resource: Resource, dealer: DiceCityDealer): void {
  const { turn } = state;
  turn.strength -= ROBBERY;
  playerAt(state, victim).stock[resource]--;
  dealer.tell({ kind: "robbed", seat: turn.seat, victim, resource });
  gainResources(state, some(resource, 1), dealer);
}
