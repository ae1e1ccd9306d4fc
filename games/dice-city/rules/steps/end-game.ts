import { wrongAnswer } from "@roundtable/kernel";
import { callEnd } from "../ending.ts";
import type { Answer } from "../asking.ts";
import type { Asks } from "./step.ts";

/** DC-23, option `twoRows`: a player with two full rows says whether that ends the game. */
export interface EndGame {
  readonly do: "end-game";
}

const YES_OR_NO: readonly Answer[] = [
  { kind: "yes", id: "yes" },
  { kind: "no", id: "no" },
];

export const endGame: Asks<EndGame> = {
  question: () => ({ kind: "end-game" }),

  answers: () => YES_OR_NO,

  follow(state, _task, answer, dealer) {
    if (answer.kind === "yes") callEnd(state, "rows", dealer);
    else if (answer.kind !== "no") throw wrongAnswer(answer);
  },
};
