import { shuffled } from "@roundtable/kernel";
import { afterFailures, afterSuccesses } from "./after-quests.ts";
import type { QuestCard } from "./cards.ts";
import { handOver } from "./handing-over.ts";
import type { QuestDealer } from "./quest.ts";
import type { Party, State } from "./state.ts";
import { failures, questNow, successes } from "./table-facts.ts";
import { failuresForEvil, SUCCESSES_FOR_GOOD } from "./tableau.ts";
import { askTogether } from "./together.ts";

/** QU-10 */
export function teamSize(state: State): number {
  return state.tableau[state.quests.length]?.team ?? 0;
}

/** QU-10: everybody sees who goes and who has the magic token. */
export function sendTeam(state: State, party: Party, dealer: QuestDealer): void {
  state.party = party;
  dealer.tell({ kind: "team", quest: questNow(state), ...party });
  askTogether(state, "cards", party.team);
}

/** QU-12: the cards are shuffled and shown; enough Fails, and the quest has failed. */
export function endQuest(state: State, cards: readonly QuestCard[], dealer: QuestDealer): void {
  const quest = questNow(state);
  const { party } = state;
  if (party === null) throw new Error("No quest is on.");
  const fails = cards.filter((card) => card === "fail").length;
  const failed = fails >= (state.tableau[quest - 1]?.failsNeeded ?? 1);
  state.quests.push({ ...party, cards, failed });
  state.party = null;
  dealer.reveal({ kind: "quest", quest, cards: shuffled(dealer.chance, cards), fails, failed });
  if (successes(state) === SUCCESSES_FOR_GOOD) afterSuccesses(state, dealer);
  else if (failures(state) === failuresForEvil(state.deal.length)) afterFailures(state, dealer);
  else handOver(state);
}
