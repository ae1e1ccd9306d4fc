import { answerOfKind } from "@roundtable/kernel";
import { nameLeader } from "../handing-over.ts";
import { hasNeitherToken } from "../table-facts.ts";
import { seatsThat } from "./answers.ts";
import type { Asks } from "./step.ts";

/** QU-13: the leader names the new one, who has neither veteran token nor amulet. */
export interface NewLeader {
  readonly do: "new-leader";
}

export const newLeader: Asks<NewLeader> = {
  kind: "new-leader",
  asked: ({ leader }) => [leader],
  question: () => ({ kind: "new-leader" }),
  answers: (state) => seatsThat(state, (seat) => hasNeitherToken(state, seat)),
  follow: (state, _, answer, dealer) =>
    nameLeader(state, answerOfKind(answer, "seat").seat, state.leader, dealer),
};
