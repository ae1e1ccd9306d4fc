import { answerOfKind, type Seat } from "@roundtable/kernel";
import { madeOnce } from "../answers.ts";
import { passOn, takenUpInHand } from "../draft.ts";
import type { Ally } from "../pieces.ts";
import type { Asks } from "./step.ts";

/** GC-9: one card of the hand is kept face down. */
export interface Keep {
  readonly do: "keep";
  readonly seat: Seat;
}

export const keep: Asks<Keep> = {
  question: (state) => ({ kind: "keep", hand: state.round.hand, takenUp: takenUpInHand(state) }),
  answers: ({ round }) => round.hand.map(keepAnswer),
  /** The first player then says which way the rest go. */
  follow(state, { seat }, answer, dealer) {
    const { round } = state;
    const { ally } = answerOfKind(answer, "keep");
    const pick = round.picks.length;
    round.picks.push({ seat, hand: round.hand, kept: ally });
    round.hand = round.hand.filter((card) => card !== ally);
    dealer.tell({ kind: "kept", seat, round: round.number, pick, ally });
    if (round.direction === null) state.tasks.push({ do: "direction", seat });
    else passOn(state, seat, dealer);
  },
};

const keepAnswer = madeOnce((ally: Ally) => ({ kind: "keep", id: `keep-${ally}`, ally }) as const);
