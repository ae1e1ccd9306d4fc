import type { Seat } from "@roundtable/kernel";
import { boardNamed } from "../rules/board.ts";
import { firstInRace, knightOf } from "../rules/race.ts";
import type { State } from "../rules/state.ts";
import { A_CALL } from "./reach.ts";

/**
 * The weights of a conditional logit model for the winner, which `npm run train -- fit` fits to positions at the
 * beginning of a round.
 */
export const PROSPECTS = {
  /** A lead counts more near the finish: its weight there, the decrease before, and the least weight. */
  space: 0.34,
  early: 0.12,
  least: 0.04,
  /** The first lance, and each of two more. */
  lance: 0.1,
  moreLances: 0.2,
  /** For each space that the dragon is nearer to a knight without a lance. */
  dragon: 0.05,
  /** The finish is within reach of one call. */
  near: 1,
  seal: 0.2,
};

type Weights = typeof PROSPECTS;

/** A quick estimate of this seat's chance to win from the beginning of a round. */
export function prospects(state: State, seat: Seat, weights = PROSPECTS): number {
  if (state.winner !== null) return state.winner === seat ? 1 : 0;
  const lead = worthOfASpace(state, weights);
  let all = 0;
  for (const other of state.race) all += Math.exp(standing(state, other, lead, weights));
  return Math.exp(standing(state, seat, lead, weights)) / all;
}

function worthOfASpace(state: State, { space, early, least }: Weights): number {
  const { finish } = boardNamed(state.board);
  return Math.max(least, space * (knightOf(state, firstInRace(state)).space / finish) - early);
}

/** The score of a knight's position. */
function standing(state: State, seat: Seat, worthOfASpace: number, weights: Weights): number {
  const { space, lances } = knightOf(state, seat);
  let sum = worthOfASpace * space;
  if (lances > 0) sum += weights.lance + weights.moreLances * Math.min(lances - 1, 2);
  const gap = state.dragon - space;
  if (lances === 0 && gap > 0 && gap <= A_CALL) sum -= weights.dragon * (A_CALL + 1 - gap);
  if (boardNamed(state.board).finish - space <= A_CALL) sum += weights.near;
  if (seat === state.seal) sum += weights.seal;
  return sum;
}
