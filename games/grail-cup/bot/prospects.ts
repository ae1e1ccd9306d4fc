import type { Seat } from "@roundtable/kernel";
import { boardNamed } from "../rules/board.ts";
import type { Knight, State } from "../rules/state.ts";

/** The chance of this seat to win from here, at the beginning of a round, as far as a quick look can tell. */
export function prospects(state: State, seat: Seat): number {
  const { winner, knights } = state;
  if (winner !== null) return winner === seat ? 1 : 0;
  let all = 0;
  let own = 0;
  for (const [other, knight] of knights.entries()) {
    const weight = Math.exp(standing(state, other, knight));
    all += weight;
    if (other === seat) own = weight;
  }
  return own / all;
}

function standing({ board, dragon, seal }: State, seat: Seat, { space, lances }: Knight): number {
  const { finish } = boardNamed(board);
  const gap = dragon - space;
  let standing = 0.18 * space;
  standing += 0.12 * Math.min(lances, 2);
  if (gap > 0 && gap <= 6 && lances === 0) standing -= 0.08 * (7 - gap);
  if (finish - space <= 6) standing += 0.3;
  if (seat === seal) standing += 0.1;
  return standing;
}
