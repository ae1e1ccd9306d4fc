import { answerOfKind, type Seat } from "@roundtable/kernel";
import { dieAnswer } from "../answers.ts";
import { playerOnTurn, unspentDice } from "../city.ts";
import { rollAgain } from "../dice.ts";
import { hasTurnToCome } from "../last-round.ts";
import { ROWS } from "../pieces.ts";
import type { State } from "../state.ts";
import type { Asks } from "./step.ts";

/** DC-12: for two pass tokens, a die of everybody is rolled again, placed before the next player's is chosen. */
export interface Reroll {
  readonly do: "reroll";
  readonly victim: Seat;
  readonly then: readonly Seat[];
}

export const reroll: Asks<Reroll> = {
  question: (_state, { victim }) => ({ kind: "reroll", victim }),

  answers: (state, { victim }) =>
    (victim === state.turn.seat ? unspentDice(playerOnTurn(state)) : ROWS).map(dieAnswer),

  follow(state, { victim, then }, answer, dealer) {
    rollAgain(state, victim, answerOfKind(answer, "die").die, dealer);
    askForReroll(state, then);
  },
};

export function askForReroll({ tasks }: State, [victim, ...then]: readonly Seat[]): void {
  if (victim !== undefined) tasks.push({ do: "reroll", victim, then });
}

/** Clockwise from the left, the payer last, without players whose dice will not be used again. */
export function rerollVictims(state: State): Seat[] {
  const { players, turn } = state;
  const clockwise = players.map((_, index) => (turn.seat + index + 1) % players.length);
  return clockwise.filter((seat) =>
    seat === turn.seat ? rerollHitsHimself(state) : hasTurnToCome(state, seat),
  );
}

/** Whether the payer has a die left; DC-29: in a solo game whatever the option says. */
function rerollHitsHimself(state: State): boolean {
  const isHit = state.options.rerollHits === "everyone" || state.players.length === 1;
  return isHit && unspentDice(playerOnTurn(state)).length > 0;
}
