import { shuffled } from "@roundtable/kernel";
import { afterFailures, afterSuccesses } from "../after-quests.ts";
import { allowedOn, type QuestCard } from "../cards.ts";
import { handOver } from "../handing-over.ts";
import type { QuestDealer } from "../quest.ts";
import type { Party, State } from "../state.ts";
import { failures, questNow, successes } from "../table-facts.ts";
import { failuresForEvil, SUCCESSES_FOR_GOOD } from "../tableau.ts";
import { cardAnswer, cardsGiven } from "./answers.ts";
import type { AsksTogether, Together } from "./step.ts";

/** QU-11: each member plays a card, also who is allowed one only. */
export type Cards = Together<"cards">;

export const cards: AsksTogether = {
  kind: "card",
  question: (state, _, seat) => ({
    kind: "card",
    quest: questNow(state),
    hasMagic: partyOf(state).magic === seat,
  }),
  answers: (state, _, seat) => allowedOn(state, partyOf(state), questNow(state), seat).map(cardAnswer),
  resolve: (state, task, dealer) => endQuest(state, cardsGiven(task), dealer),
};

/** QU-12: the cards are shuffled and shown; enough Fails, and the quest has failed. */
export function endQuest(state: State, played: readonly QuestCard[], dealer: QuestDealer): void {
  const quest = questNow(state);
  const fails = played.filter((card) => card === "fail").length;
  const failed = fails >= (state.tableau[quest - 1]?.failsNeeded ?? 1);
  state.quests.push({ ...partyOf(state), cards: played, failed });
  state.party = null;
  dealer.reveal({ kind: "quest", quest, cards: shuffled(dealer.chance, played), fails, failed });
  if (successes(state) === SUCCESSES_FOR_GOOD) afterSuccesses(state, dealer);
  else if (failures(state) === failuresForEvil(state.deal.length)) afterFailures(state, dealer);
  else handOver(state);
}

function partyOf({ party }: State): Party {
  if (party === null) throw new Error("No quest is on.");
  return party;
}
