import { answerOfKind } from "@roundtable/kernel";
import { dieAnswer, doneWith } from "../answers.ts";
import { playerOnTurn } from "../city.ts";
import { otherDice, rollAgain } from "../dice.ts";
import type { Row } from "../pieces.ts";
import type { UseOf, Uses } from "../uses/use.ts";
import type { Asks } from "./step.ts";

/** DC-1, Traveller: the die is rolled again. DC-4, Well: and any others that are not spent. */
export const travellerAndWell: Uses<UseOf<"reroll">> = {
  canUse: () => true,

  use(state, { others }, _spot, { die }, dealer) {
    if (others) state.tasks.push({ do: "well", die, chosen: [] });
    else rollAgain(state, state.turn.seat, die, dealer);
  },
};

/** Which others: one after another, then the die and all those chosen are rolled together. */
export interface Well {
  readonly do: "well";
  /** The die that was spent on the Well. */
  readonly die: Row;
  readonly chosen: readonly Row[];
}

export const well: Asks<Well> = {
  question: (_state, { chosen }) => ({ kind: "well", chosen }),

  answers(state, { die, chosen }) {
    const left = otherDice(playerOnTurn(state), die).filter((other) => !chosen.includes(other));
    return [...left.map(dieAnswer), doneWith("well")];
  },

  follow(state, { die, chosen }, answer, dealer) {
    if (answer.kind === "done") {
      for (const rolled of [die, ...chosen]) rollAgain(state, state.turn.seat, rolled, dealer);
      return;
    }
    state.tasks.push({ do: "well", die, chosen: [...chosen, answerOfKind(answer, "die").die] });
  },
};
