import { playerOnTurn, unspentDice } from "../city.ts";
import type { State } from "../state.ts";
import { attacks } from "./attack.ts";
import type { Does } from "./step.ts";

/** DC-11, DC-17: asks what is next in this step of the turn, or goes on to the following one. */
export interface GoOn {
  readonly do: "step";
  readonly step: "dice" | "attack" | "build";
}

/** A step without anything left to do goes over into the next; the turn is always ended by its player. */
export const goOn: Does<GoOn> = {
  carryOut(state, { step }, dealer) {
    const { tasks, turn } = state;
    if (step !== "dice" && turn.step !== step) {
      turn.step = step;
      dealer.tell({ kind: "step", seat: turn.seat, step });
    }
    if (step === "dice" && !diceStepGoesOn(state)) tasks.push({ do: "step", step: "attack" });
    else if (step === "attack" && attacks(state).length === 0) tasks.push({ do: "step", step: "build" });
    else tasks.push({ do: step });
  },
};

/** DC-11: with all dice spent and fewer than two pass tokens the step ends by itself. */
function diceStepGoesOn(state: State): boolean {
  const player = playerOnTurn(state);
  return unspentDice(player).length > 0 || player.passTokens >= 2;
}
