import { answerOfKind, type Seat } from "@roundtable/kernel";
import { knightAnswer } from "../answers.ts";
import { landing } from "../moves.ts";
import { SQUIRE, STEPS } from "../pieces.ts";
import { inTurn } from "./in-turn.ts";
import type { Asks, Effect } from "./step.ts";
import { allysWalk } from "./walk.ts";

/** GC-21, Squire: point at any knight, then move 2. */
export const carryOutSquire: Effect = (state, seat) => {
  inTurn(state, { do: "point", seat }, allysWalk(seat, STEPS[SQUIRE]), landing(state, seat));
};

export interface PointAt {
  readonly do: "point";
  readonly seat: Seat;
}

export const point: Asks<PointAt> = {
  question: () => ({ kind: "point" }),
  answers: ({ knights }) => knights.map((_, knight) => knightAnswer(knight)),
  follow({ round }, { seat }, answer, dealer) {
    const { knight } = answerOfKind(answer, "knight");
    round.squire = { by: seat, knight };
    dealer.tell({ kind: "pointed", seat, knight });
  },
};
