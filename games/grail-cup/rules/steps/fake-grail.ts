import { answerOfKind, type Seat } from "@roundtable/kernel";
import { knightAnswer } from "../answers.ts";
import { retreat } from "../moves.ts";
import type { Asks, Effect } from "./step.ts";

/** GC-52, fake grail: another player's knight moves 2 backwards. One that cannot may be chosen too. */
export const carryOutFakeGrail: Effect = ({ tasks }, seat) => {
  tasks.push({ do: "fake-grail", seat });
};

export interface FakeGrail {
  readonly do: "fake-grail";
  readonly seat: Seat;
}

export const fakeGrail: Asks<FakeGrail> = {
  question: () => ({ kind: "fake-grail" }),
  answers: ({ knights }, { seat }) =>
    knights.flatMap((_, knight) => (knight === seat ? [] : [knightAnswer(knight)])),
  follow(state, _task, answer, dealer) {
    retreat(state, answerOfKind(answer, "knight").knight, 2, "fake-grail", dealer);
  },
};
