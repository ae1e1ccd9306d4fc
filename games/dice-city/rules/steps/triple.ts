import { answerOfKind } from "@roundtable/kernel";
import { resourceAnswer } from "../answers.ts";
import { playerOnTurn, resourcesHeld } from "../city.ts";
import { gainResources, payResources, some } from "../stock.ts";
import type { UseOf, Uses } from "../uses/use.ts";
import type { Asks } from "./step.ts";

/** DC-4, Storehouse: one resource for three of the same. */
export const storehouse: Uses<UseOf<"triple">> = {
  canUse: (state) => resourcesHeld(playerOnTurn(state)).length > 0,

  use({ tasks }) {
    tasks.push({ do: "triple" });
  },
};

/** Which resource it is. */
export interface Triple {
  readonly do: "triple";
}

export const triple: Asks<Triple> = {
  question: () => ({ kind: "triple" }),

  answers: (state) => resourcesHeld(playerOnTurn(state)).map(resourceAnswer),

  follow(state, _task, answer, dealer) {
    const { resource } = answerOfKind(answer, "resource");
    payResources(state, some(resource, 1), dealer);
    gainResources(state, some(resource, 3), dealer);
  },
};
