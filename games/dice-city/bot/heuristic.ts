import type { Bot } from "@roundtable/bots";
import type { DiceCity } from "../rules/index.ts";
import {
  endCalled,
  exchangedCard,
  giftToStatue,
  placed,
  purchase,
  raid,
  unsettled,
} from "./planning/after-dice.ts";
import { atAGlance, type Outlook } from "./evaluation/outlook.ts";
import { planDice } from "./planning/plan.ts";

/**
 * Plans its whole turn from what it sees: which die for what, whom to attack, what to build where. `ways` are kept after
 * each die; in the last round, when nothing can be made up for, as many as ever.
 */
export function planner(outlook: Outlook, ways?: number): Bot<DiceCity> {
  return {
    choose(sight) {
      const { seat, decision } = sight;
      const { question, answers } = decision;
      const [only, ...others] = answers;
      if (only !== undefined && others.length === 0) return only;
      const state = sight.world;
      const beam = state.ending === null ? ways : undefined;
      switch (question.kind) {
        case "attack":
          return raid(state, seat, answers, outlook);
        case "build":
          return purchase(state, seat, answers, outlook);
        case "place":
          return placed(state, seat, question.card, answers, outlook);
        case "statue":
          return giftToStatue(state, seat, answers, outlook);
        case "end-game":
          return endCalled(state, seat, answers, outlook);
        case "refresh":
          return exchangedCard(state, seat, answers, outlook);
        case "reroll":
          return question.victim === seat
            ? planDice(state, seat, answers, outlook, beam)
            : unsettled(state, question.victim, answers, outlook);
        default:
          return planDice(state, seat, answers, outlook, beam);
      }
    },
  };
}

export const heuristic = planner(atAGlance);
