import { answerOfKind, type Seat } from "@roundtable/kernel";
import type { Party } from "../state.ts";
import { questNow } from "../table-facts.ts";
import { seatAnswer } from "./answers.ts";
import { askTogether } from "./ask-together.ts";
import type { Asks } from "./step.ts";

/** QU-10: then the leader gives the magic token to one of them; everybody sees who goes and who has it. */
export interface Magic {
  readonly do: "magic";
  readonly team: readonly Seat[];
}

export const magic: Asks<Magic> = {
  kind: "magic",
  asked: ({ leader }) => [leader],
  question: () => ({ kind: "magic" }),
  answers: (_, { team }) => team.map(seatAnswer),
  follow(state, { team }, answer, dealer) {
    const party: Party = { leader: state.leader, team, magic: answerOfKind(answer, "seat").seat };
    state.party = party;
    dealer.tell({ kind: "team", quest: questNow(state), ...party });
    askTogether(state, "cards", team);
  },
};
