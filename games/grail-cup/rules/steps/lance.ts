import { type Seat, wrongAnswer } from "@roundtable/kernel";
import type { Answer } from "../asking.ts";
import { boardNamed } from "../board.ts";
import type { Cause } from "../events.ts";
import type { GrailCupDealer } from "../grail-cup.ts";
import { returnLance } from "../lances.ts";
import { moveTo } from "../moves.ts";
import type { Space } from "../pieces.ts";
import { knightOf } from "../race.ts";
import type { State } from "../state.ts";
import type { Asks } from "./step.ts";

/** GC-40: forwards to `target`, unless the dragon bars the way. With a lance the player is asked. */
export function advance(state: State, seat: Seat, target: Space, cause: Cause, dealer: GrailCupDealer): void {
  const knight = knightOf(state, seat);
  const { dragon } = state;
  const goal = Math.min(target, boardNamed(state.board).finish);
  const barred = knight.space < dragon && dragon <= goal;
  if (!barred) {
    moveTo(state, seat, goal, cause, dealer);
    return;
  }
  const beyond = goal === dragon ? dragon + 1 : goal;
  if (knight.lances > 0) state.tasks.push({ do: "lance", seat, before: dragon - 1, beyond, cause });
  else stopBefore(state, seat, cause, dealer);
}

/** The dragon bars the way: spend a lance and end on `beyond`, or stop on `before`. */
export interface Lance {
  readonly do: "lance";
  readonly seat: Seat;
  readonly before: Space;
  readonly beyond: Space;
  readonly cause: Cause;
}

export const lance: Asks<Lance> = {
  question: (_state, { before, beyond }) => ({ kind: "lance", before, beyond }),
  answers: () => SPEND_OR_KEEP,
  follow(state, { seat, beyond, cause }, answer, dealer) {
    switch (answer.kind) {
      case "spend-lance":
        returnLance(state, seat);
        dealer.tell({ kind: "lance-spent", seat });
        moveTo(state, seat, beyond, cause, dealer);
        return;
      case "keep-lance":
        stopBefore(state, seat, cause, dealer);
        return;
      default:
        throw wrongAnswer(answer);
    }
  },
};

const SPEND_OR_KEEP: readonly Answer[] = [
  { kind: "spend-lance", id: "spend-lance" },
  { kind: "keep-lance", id: "keep-lance" },
];

/** Right behind the dragon; a knight that already stands there does not move. */
function stopBefore(state: State, seat: Seat, cause: Cause, dealer: GrailCupDealer): void {
  const before = state.dragon - 1;
  if (knightOf(state, seat).space !== before) moveTo(state, seat, before, cause, dealer);
  dealer.tell({ kind: "blocked", seat, space: before });
}
