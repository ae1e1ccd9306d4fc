import { answerOfKind, type Seat } from "@roundtable/kernel";
import { landing } from "../moves.ts";
import { FAIRY, STEPS_TO_CHOOSE, type ChoosingAlly } from "../pieces.ts";
import { inTurn } from "./in-turn.ts";
import type { Asks, Effect } from "./step.ts";
import { allysWalk } from "./walk.ts";

/** GC-28, Fairy: move 2, 4 or 6. */
export const carryOutFairy: Effect = (state, seat) => {
  inTurn(state, { do: "steps", seat, ally: FAIRY }, landing(state, seat));
};

/** GC-23, GC-28: Merlin and the Fairy choose how far they go. */
export interface Steps {
  readonly do: "steps";
  readonly seat: Seat;
  readonly ally: ChoosingAlly;
}

export const steps: Asks<Steps> = {
  question: (_state, { ally }) => ({ kind: "steps", ally }),
  answers: (_state, { ally }) =>
    STEPS_TO_CHOOSE[ally].map((count) => ({ kind: "steps", id: `steps-${count}`, steps: count })),
  follow({ tasks }, { seat }, answer) {
    tasks.push(allysWalk(seat, answerOfKind(answer, "steps").steps));
  },
};
