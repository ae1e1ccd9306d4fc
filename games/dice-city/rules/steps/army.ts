import { answerOfKind } from "@roundtable/kernel";
import { spotAnswer } from "../answers.ts";
import { playerOnTurn, SPOTS } from "../city.ts";
import type { UseOf, Uses } from "../uses/use.ts";
import { placeCard } from "../placing.ts";
import type { Asks } from "./step.ts";

/** DC-16, Barracks: a Regular Army is taken from its pile. */
export const barracks: Uses<UseOf<"take-army">> = {
  canUse: ({ market }) => market.piles["regular-army"] > 0,

  use({ tasks }) {
    tasks.push({ do: "army" });
  },
};

/** Where it is placed: it is no purchase, and may cover anything. */
export interface Army {
  readonly do: "army";
}

export const army: Asks<Army> = {
  question: () => ({ kind: "army" }),

  answers(state) {
    const player = playerOnTurn(state);
    return SPOTS.map((spot) => spotAnswer(player, spot));
  },

  follow(state, _task, answer, dealer) {
    state.market.piles["regular-army"]--;
    placeCard(state, "regular-army", answerOfKind(answer, "spot"), dealer);
  },
};
