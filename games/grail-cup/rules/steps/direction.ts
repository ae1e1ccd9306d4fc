import { answerOfKind, type Seat } from "@roundtable/kernel";
import type { Answer } from "../asking.ts";
import { passOn } from "../draft.ts";
import type { Direction } from "../pieces.ts";
import type { Asks } from "./step.ts";

/** GC-9: the first player passes the rest to the left or to the right. */
export interface ChooseDirection {
  readonly do: "direction";
  readonly seat: Seat;
}

export const direction: Asks<ChooseDirection> = {
  question: () => ({ kind: "direction" }),
  answers: () => DIRECTIONS,
  follow(state, { seat }, answer, dealer) {
    state.round.direction = answerOfKind(answer, "direction").direction;
    passOn(state, seat, dealer);
  },
};

const DIRECTIONS: readonly Answer[] = (["left", "right"] satisfies Direction[]).map((way) => ({
  kind: "direction",
  id: way,
  direction: way,
}));
