import { answerOfKind } from "@roundtable/kernel";
import { dieAnswer } from "../answers.ts";
import { playerOnTurn } from "../city.ts";
import { hasOtherDie, otherDice } from "../dice.ts";
import type { Row } from "../pieces.ts";
import type { UseOf, Uses } from "../uses/use.ts";
import type { Asks } from "./step.ts";

/** DC-4, Stables: another die is moved to any column. */
export const stables: Uses<UseOf<"move-die">> = {
  canUse: (state, _use, _spot, { die }) => hasOtherDie(playerOnTurn(state), die),

  use({ tasks }, _use, _spot, { die }) {
    tasks.push({ do: "stable-die", die });
  },
};

/** Which die it is, … */
export interface StableDie {
  readonly do: "stable-die";
  /** The die that was spent on the Stables. */
  readonly die: Row;
}

export const stableDie: Asks<StableDie> = {
  question: () => ({ kind: "stable-die" }),

  answers: (state, { die }) => otherDice(playerOnTurn(state), die).map(dieAnswer),

  follow({ tasks }, _task, answer) {
    tasks.push({ do: "stable-column", moved: answerOfKind(answer, "die").die });
  },
};
