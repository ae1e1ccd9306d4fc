import { answerOfKind } from "@roundtable/kernel";
import { playerOnTurn } from "../city.ts";
import { moveDie } from "../dice.ts";
import { COLUMNS, type Row } from "../pieces.ts";
import type { Asks } from "./step.ts";

/** … and the column it is moved to (DC-4, Stables). */
export interface StableColumn {
  readonly do: "stable-column";
  readonly moved: Row;
}

export const stableColumn: Asks<StableColumn> = {
  question: (_state, { moved }) => ({ kind: "stable-column", die: moved }),

  answers(state, { moved }) {
    const from = playerOnTurn(state).dice[moved].column;
    const others = COLUMNS.filter((column) => column !== from);
    return others.map((column) => ({ kind: "column", id: `column-${column}`, column }));
  },

  follow(state, { moved }, answer, dealer) {
    moveDie(state, moved, answerOfKind(answer, "column").column, dealer);
  },
};
