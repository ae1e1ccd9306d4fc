import { answerOfKind, type Seat } from "@roundtable/kernel";
import { knightAnswer } from "../answers.ts";
import { knightOf } from "../race.ts";
import type { State } from "../state.ts";
import type { Asks, Effect } from "./step.ts";

/** GC-52, lance magnet: take a lance from anybody else who has one. */
export const carryOutMagnet: Effect = (state, seat, dealer) => {
  if (holdersBut(state, seat).length > 0) state.tasks.push({ do: "magnet", seat });
  else dealer.tell({ kind: "no-lance", seat, why: "nobody-has-one" });
};

export interface Magnet {
  readonly do: "magnet";
  readonly seat: Seat;
}

export const magnet: Asks<Magnet> = {
  question: () => ({ kind: "magnet" }),
  answers: (state, { seat }) => holdersBut(state, seat).map(knightAnswer),
  follow(state, { seat }, answer, dealer) {
    const from = answerOfKind(answer, "knight").knight;
    knightOf(state, from).lances--;
    knightOf(state, seat).lances++;
    dealer.tell({ kind: "lance-stolen", seat, from });
  },
};

function holdersBut({ knights }: State, seat: Seat): Seat[] {
  return knights.flatMap((knight, other) => (other !== seat && knight.lances > 0 ? [other] : []));
}
