import { answerOfKind } from "@roundtable/kernel";
import { doneWith, resourceAnswer } from "../answers.ts";
import { playerOnTurn, resourcesHeld } from "../city.ts";
import type { Resource } from "../pieces.ts";
import type { State } from "../state.ts";
import { gainPoints, payResources, some } from "../stock.ts";
import type { Asks } from "./step.ts";

/** DC-4, Grand Statue: when it is built, a token for each stone or iron more, at most three in all. */
export interface Statue {
  readonly do: "statue";
  readonly paid: number;
}

const STATUE_MOST = 3;

export const statue: Asks<Statue> = {
  question: (_state, { paid }) => ({ kind: "statue", left: STATUE_MOST - paid }),

  answers: (state) => [...payments(state).map(resourceAnswer), doneWith("statue")],

  follow(state, { paid }, answer, dealer) {
    if (answer.kind === "done") return;
    payResources(state, some(answerOfKind(answer, "resource").resource, 1), dealer);
    gainPoints(state, 1, dealer);
    askForStatue(state, paid + 1);
  },
};

/** Asks for nothing that cannot be paid. */
export function askForStatue(state: State, paid: number): void {
  if (paid < STATUE_MOST && payments(state).length > 0) state.tasks.push({ do: "statue", paid });
}

function payments(state: State): Resource[] {
  return resourcesHeld(playerOnTurn(state)).filter((resource) => resource !== "wood");
}
