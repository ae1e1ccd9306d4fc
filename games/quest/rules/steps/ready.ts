import type { Seat } from "@roundtable/kernel";
import type { Answer } from "../asking.ts";
import type { Loyalty } from "../characters.ts";
import { introduce, mustShow } from "../introduction.ts";
import type { QuestDealer } from "../quest.ts";
import { introductionOf, putAwayKnownTo } from "../role-screen.ts";
import type { State } from "../state.ts";
import { characterOf } from "../table-facts.ts";
import { givenBy, SHOWN } from "./answers.ts";
import type { AsksTogether, Together } from "./step.ts";

/** QU-9: everybody has looked at their role screen. */
export type Ready = Together<"ready">;

const ALL_READY: readonly Answer[] = [{ kind: "ready", id: "ready" }];

export const ready: AsksTogether = {
  kind: "ready",
  question: (state, _, seat) => ({ kind: "ready", shows: choosesWhatToShow(state, seat) }),
  answers: (state, _, seat) => (choosesWhatToShow(state, seat) ? SHOWN : ALL_READY),
  resolve(state, task, dealer) {
    introduceAll(state, givenBy(task, state.firstLeader), dealer);
    state.tasks.push({ do: "team", chosen: [] });
  },
};

/** QU-9: the one secret choice of the introduction. */
function choosesWhatToShow(state: State, seat: Seat): boolean {
  return (
    seat === state.firstLeader && state.set.includes("cleric") && mustShow(characterOf(state, seat)) === null
  );
}

/** QU-9: with that the first leader has shown the Clerics a loyalty. */
function introduceAll(state: State, leadersAnswer: string | undefined, dealer: QuestDealer): void {
  const chosen: Loyalty = leadersAnswer === "show-evil" ? "evil" : "good";
  state.leaderShows = mustShow(characterOf(state, state.firstLeader)) ?? chosen;
  for (const [seat, facts] of introduce(introductionOf(state)).entries()) {
    dealer.reveal({ kind: "learned", seat, facts, putAway: putAwayKnownTo(state, seat) });
  }
  dealer.tell({ kind: "introduced" });
}
