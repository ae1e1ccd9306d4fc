import type { Seat } from "@roundtable/kernel";
import { boardNamed } from "../rules/board.ts";
import { firstInRace, knightOf } from "../rules/race.ts";
import type { State } from "../rules/state.ts";
import { A_CALL } from "./reach.ts";

/** The chance of this seat to win from the beginning of a round, as far as a quick look can tell. */
export function prospects(state: State, seat: Seat): number {
  if (state.winner !== null) return state.winner === seat ? 1 : 0;
  const lead = worthOfASpace(state);
  let all = 0;
  for (const other of state.race) all += Math.exp(standing(state, other, lead));
  return Math.exp(standing(state, seat, lead)) / all;
}

/** A lead counts for more the less of the way is left. */
function worthOfASpace(state: State): number {
  const { finish } = boardNamed(state.board);
  return Math.max(0.04, 0.34 * (knightOf(state, firstInRace(state)).space / finish) - 0.12);
}

/**
 * How well a knight stands, as a sum of what shows in the winners' positions: the weights are those of a conditional
 * logit model fitted to 3,494 positions at the beginning of a round.
 */
function standing(state: State, seat: Seat, worthOfASpace: number): number {
  const { space, lances } = knightOf(state, seat);
  let sum = worthOfASpace * space;
  if (lances > 0) sum += 0.1 + 0.2 * Math.min(lances - 1, 2);
  const gap = state.dragon - space;
  if (lances === 0 && gap > 0 && gap <= A_CALL) sum -= 0.05 * (A_CALL + 1 - gap);
  if (boardNamed(state.board).finish - space <= A_CALL) sum += 1;
  if (seat === state.seal) sum += 0.2;
  return sum;
}
