import { answerOfKind } from "@roundtable/kernel";
import type { Answer } from "../asking.ts";
import { playerOnTurn, resourcesHeld } from "../city.ts";
import type { Resource } from "../pieces.ts";
import { payResources, some } from "../stock.ts";
import type { UseOf, Uses } from "../uses/use.ts";
import type { Asks } from "./step.ts";

/** DC-4, Market Place: one or two of a kind for twice as many of others. */
export const marketPlace: Uses<UseOf<"exchange">> = {
  canUse: (state) => resourcesHeld(playerOnTurn(state)).length > 0,

  use({ tasks }) {
    tasks.push({ do: "pay" });
  },
};

/** What is paid, … */
export interface Pay {
  readonly do: "pay";
}

export const pay: Asks<Pay> = {
  question: () => ({ kind: "pay" }),

  answers(state) {
    const player = playerOnTurn(state);
    return resourcesHeld(player).flatMap((resource) => payAnswers(resource, player.stock[resource]));
  },

  follow(state, _task, answer, dealer) {
    const { resource, count } = answerOfKind(answer, "pay");
    payResources(state, some(resource, count), dealer);
    state.tasks.push({ do: "receive", paid: resource, left: count });
  },
};

function payAnswers(resource: Resource, held: number): Answer[] {
  return [1, 2]
    .filter((count) => count <= held)
    .map((count) => ({ kind: "pay", id: `pay-${count}-${resource}`, resource, count }));
}
