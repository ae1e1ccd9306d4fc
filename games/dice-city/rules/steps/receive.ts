import { answerOfKind } from "@roundtable/kernel";
import { resourceAnswer } from "../answers.ts";
import { type Resource, RESOURCES } from "../pieces.ts";
import { gainResources, some } from "../stock.ts";
import type { Asks } from "./step.ts";

/** … and for each paid, two of another kind (DC-4, Market Place). */
export interface Receive {
  readonly do: "receive";
  readonly paid: Resource;
  readonly left: number;
}

export const receive: Asks<Receive> = {
  question: (_state, { paid, left }) => ({ kind: "receive", paid, left }),

  answers: (_state, { paid }) => RESOURCES.filter((resource) => resource !== paid).map(resourceAnswer),

  follow(state, { paid, left }, answer, dealer) {
    gainResources(state, some(answerOfKind(answer, "resource").resource, 2), dealer);
    if (left > 1) state.tasks.push({ do: "receive", paid, left: left - 1 });
  },
};
