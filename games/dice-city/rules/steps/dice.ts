import { wrongAnswer } from "@roundtable/kernel";
import { doneWith } from "../answers.ts";
import type { Answer } from "../asking.ts";
import { locationAt, playerAt, playerOnTurn, spotUnder, unspentDice } from "../city.ts";
import { spendDie } from "../dice.ts";
import type { DiceCityDealer } from "../dice-city.ts";
import { type Resource, RESOURCES } from "../pieces.ts";
import type { State } from "../state.ts";
import { gainResources, some } from "../stock.ts";
import { addStrength } from "../strength.ts";
import { canUse, useLocation } from "../uses/index.ts";
import { askForReroll, rerollVictims } from "./reroll.ts";
import type { Asks } from "./step.ts";

/** DC-11, DC-12: the step goes on after each of these until the player ends it. */
export interface Dice {
  readonly do: "dice";
}

export const dice: Asks<Dice> = {
  question: () => ({ kind: "dice" }),

  answers(state) {
    const player = playerOnTurn(state);
    const answers: Answer[] = [];
    for (const die of unspentDice(player)) {
      const spot = spotUnder(player, die);
      if (canUse(state, spot, { die, copiers: [] })) {
        answers.push({ kind: "use", id: `use-${die}`, die, location: locationAt(player, spot), ...spot });
      }
      answers.push({ kind: "spend", id: `spend-${die}`, die });
    }
    if (player.passTokens >= 2) {
      for (const what of [...RESOURCES, "strength"] as const) {
        answers.push({ kind: "trade-passes", id: `passes-${what}`, for: what });
      }
      if (rerollVictims(state).length > 0)
        answers.push({ kind: "trade-passes", id: "passes-reroll", for: "reroll" });
    }
    answers.push(doneWith("dice"));
    return answers;
  },

  follow(state, _task, answer, dealer) {
    const { tasks } = state;
    tasks.push({ do: "step", step: answer.kind === "done" ? "attack" : "dice" });
    switch (answer.kind) {
      case "done":
        return;
      case "use": {
        const spot = spotUnder(playerOnTurn(state), answer.die);
        spendDie(state, answer.die, "use", dealer);
        return useLocation(state, spot, { die: answer.die, copiers: [] }, dealer);
      }
      case "spend":
        tasks.push({ do: "spend", die: answer.die });
        return;
      case "trade-passes":
        return tradePasses(state, answer.for, dealer);
      default:
        throw wrongAnswer(answer);
    }
  },
};

/** DC-12 */
function tradePasses(state: State, what: Resource | "strength" | "reroll", dealer: DiceCityDealer): void {
  const { seat } = state.turn;
  playerAt(state, seat).passTokens -= 2;
  dealer.tell({ kind: "pass-tokens-spent", seat, on: what });
  if (what === "strength") return addStrength(state, 1, "all", dealer);
  if (what !== "reroll") return gainResources(state, some(what, 1), dealer);
  askForReroll(state, rerollVictims(state));
}
