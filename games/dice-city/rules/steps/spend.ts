import { wrongAnswer } from "@roundtable/kernel";
import { spotAnswer } from "../answers.ts";
import type { Answer } from "../asking.ts";
import { cellAt, columnBeside, playerAt, playerOnTurn, SPOTS } from "../city.ts";
import { moveDie, otherDice, spendDie } from "../dice.ts";
import type { DiceCityDealer } from "../dice-city.ts";
import type { Row } from "../pieces.ts";
import type { Spot, State } from "../state.ts";
import { canRefresh } from "./refresh.ts";
import type { Asks } from "./step.ts";

/** DC-11b to f: what this die does other than using its location. */
export interface Spend {
  readonly do: "spend";
  readonly die: Row;
}

export const spend: Asks<Spend> = {
  question: (_state, { die }) => ({ kind: "spend", die }),

  answers(state, { die }) {
    const player = playerOnTurn(state);
    const answers: Answer[] = [];
    for (const other of otherDice(player, die)) {
      for (const by of [-1, 1] as const) {
        if (columnBeside(player.dice[other].column, by) === null) continue;
        answers.push({ kind: "move-die", id: `move-${other}-${by < 0 ? "left" : "right"}`, die: other, by });
      }
    }
    if (canRefresh(state)) answers.push({ kind: "refresh", id: "refresh" });
    for (const spot of SPOTS) {
      if (cellAt(player, spot).off) answers.push({ ...spotAnswer(player, spot), kind: "wake" });
    }
    if (!state.turn.tookPass) answers.push({ kind: "pass", id: "pass" });
    answers.push({ kind: "nothing", id: "nothing" });
    return answers;
  },

  follow(state, { die }, answer, dealer) {
    switch (answer.kind) {
      case "move-die":
        spendDie(state, die, "move", dealer);
        return moveBeside(state, answer.die, answer.by, dealer);
      case "refresh":
        spendDie(state, die, "refresh", dealer);
        state.tasks.push({ do: "refresh", chosen: [] });
        return;
      case "wake":
        spendDie(state, die, "wake", dealer);
        return wake(state, answer, dealer);
      case "pass":
        spendDie(state, die, "pass", dealer);
        return takePass(state, dealer);
      case "nothing":
        return spendDie(state, die, "nothing", dealer);
      default:
        throw wrongAnswer(answer);
    }
  },
};

/** DC-11b: one column left or right, without going round. */
function moveBeside(state: State, die: Row, by: -1 | 1, dealer: DiceCityDealer): void {
  const to = columnBeside(playerOnTurn(state).dice[die].column, by);
  if (to === null) throw new Error(`The ${die} die cannot go there.`);
  moveDie(state, die, to, dealer);
}

/** DC-11d */
function wake(
  state: State,
  { row, column, location }: Extract<Answer, { kind: "wake" }>,
  dealer: DiceCityDealer,
): void {
  const { seat } = state.turn;
  const spot: Spot = { row, column };
  cellAt(playerAt(state, seat), spot).off = false;
  dealer.tell({ kind: "woken", seat, location, ...spot });
}

/** DC-11e */
function takePass(state: State, dealer: DiceCityDealer): void {
  const { turn } = state;
  turn.tookPass = true;
  playerAt(state, turn.seat).passTokens++;
  dealer.tell({ kind: "pass-token", seat: turn.seat });
}
