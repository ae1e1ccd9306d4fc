import { answerOfKind, type Seat } from "@roundtable/kernel";
import type { State } from "../state.ts";
import { questNow } from "../table-facts.ts";
import { seatsThat } from "./answers.ts";
import type { Asks } from "./step.ts";

/** QU-10: the leader picks the team one by one, and may pick the leader too. */
export interface Team {
  readonly do: "team";
  /** Those picked so far, in the order of the table. */
  readonly chosen: readonly Seat[];
}

export const team: Asks<Team> = {
  kind: "team",
  asked: ({ leader }) => [leader],
  question: (state, { chosen }) => ({
    kind: "team",
    quest: questNow(state),
    left: teamSize(state) - chosen.length,
  }),
  answers: (state, { chosen }) => seatsThat(state, (seat) => !chosen.includes(seat)),
  follow(state, { chosen }, answer) {
    const picked = [...chosen, answerOfKind(answer, "seat").seat].toSorted((one, other) => one - other);
    state.tasks.push(
      picked.length < teamSize(state) ? { do: "team", chosen: picked } : { do: "magic", team: picked },
    );
  },
};

function teamSize({ tableau, quests }: State): number {
  return tableau[quests.length]?.team ?? 0;
}
