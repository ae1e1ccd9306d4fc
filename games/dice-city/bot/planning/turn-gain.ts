import { game } from "../../rules/index.ts";
import type { State } from "../../rules/state.ts";
import { foreseen } from "../evaluation/foresight.ts";
import type { Outlook } from "../evaluation/outlook.ts";
import { bestPlan } from "./plan.ts";
import { TurnWorth } from "../evaluation/turn-value.ts";

/** As the strongest sees it, but for what it would be worth to end the game: points alone. */
export const inPoints: Outlook = (state, seat) => ({ ...foreseen(state, seat), ending: 0 });

/** What the rest of this turn brings, played as well as can be, in points. */
export function gainOfTurn(state: State, beam: number): number {
  const { seat, step } = state.turn;
  const decision = game.decision(state, seat);
  if (decision === null || decision.question.kind === "end-game") return 0;
  const worth = new TurnWorth(state, seat, inPoints);
  switch (step) {
    case "dice": {
      const plan = bestPlan(state, seat, decision.answers, worth, beam);
      return worth.gain(plan?.worth ?? worth.withDice(state));
    }
    case "attack":
      return worth.gain(worth.asItIs(state));
    case "build":
      return worth.gain(worth.asItIs(unarmed(state)));
  }
}

/** When it is time to build, strength is of no use any more. */
function unarmed(state: State): State {
  return { ...state, turn: { ...state.turn, strength: 0, banditStrength: 0 } };
}

/** The same position when it is known that this round is the last. */
export function inTheLastRound(state: State): State {
  return state.ending === null ? { ...state, ending: "bandits" } : state;
}
