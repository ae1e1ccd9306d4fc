import { answerOfKind, type Seat } from "@roundtable/kernel";
import { install } from "../handing-over.ts";
import { hasNeitherToken } from "../table-facts.ts";
import { seatsThat } from "./answers.ts";
import type { Asks } from "./step.ts";

/** QU-13: the outgoing leader names the amulet's holder in the same move as the new leader. */
export interface AmuletHolder {
  readonly do: "amulet";
  /** Who is to lead. */
  readonly leader: Seat;
  /** The seat that named the leader; null if Galahad became leader. */
  readonly by: Seat | null;
}

export const amulet: Asks<AmuletHolder> = {
  kind: "amulet",
  asked: ({ leader }) => [leader],
  question: () => ({ kind: "amulet" }),
  answers: (state, { leader }) => seatsThat(state, (seat) => seat !== leader && hasNeitherToken(state, seat)),
  follow(state, { leader, by }, answer, dealer) {
    const { leader: outgoing } = state;
    const holder = answerOfKind(answer, "seat").seat;
    install(state, leader, by, dealer);
    state.amulets.push({ holder, checked: null, shown: null, shownToSentinel: null });
    dealer.tell({ kind: "amulet", seat: holder, by: outgoing });
    // QU-14: the check comes before the new leader starts picking.
    state.tasks.push({ do: "check", holder });
  },
};
