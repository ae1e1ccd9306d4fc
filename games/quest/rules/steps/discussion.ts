import type { QuestDealer } from "../quest.ts";
import type { State } from "../state.ts";
import { everybody } from "../table-facts.ts";
import { GO_ON } from "./answers.ts";
import { askTogether } from "./ask-together.ts";
import { beginLastChance } from "./point.ts";
import type { AsksTogether, Together } from "./step.ts";

/** QU-18: five minutes of discussion, ended earlier when all are ready. */
export type Discussion = Together<"discussion">;

const SECONDS = 300;

export function beginDiscussion(state: State, dealer: QuestDealer): void {
  dealer.tell({ kind: "discussion", seconds: SECONDS });
  askTogether(state, "discussion", everybody(state));
}

export const discussion: AsksTogether = {
  kind: "discussion",
  duration: { seconds: SECONDS, then: GO_ON.id },
  question: () => ({ kind: "discussion" }),
  answers: () => [GO_ON],
  /**
   * QU-41: nobody opens it again by undoing “ready”. QU-19, QU-22: what the Hunter may do is asked of all alike,
   * whenever she may have been dealt.
   */
  resolve(state, _, dealer) {
    state.talk = "closed";
    dealer.reveal({ kind: "talk-closed" });
    if (!state.set.includes("blind-hunter")) beginLastChance(state);
    else askTogether(state, state.options.huntVote ? "hunt-vote" : "hunt-window", everybody(state));
  },
};
