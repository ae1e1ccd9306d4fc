import type { Seat } from "@roundtable/kernel";
import { boardNamed } from "./board.ts";
import type { Cause } from "./events.ts";
import type { GrailCupDealer } from "./grail-cup.ts";
import type { Space } from "./pieces.ts";
import { knightOf, place } from "./race.ts";
import type { State } from "./state.ts";
import type { Land } from "./steps/land.ts";

/** Straight to a space, which nothing bars. */
export function moveTo(state: State, seat: Seat, to: Space, cause: Cause, dealer: GrailCupDealer): void {
  const from = knightOf(state, seat).space;
  place(state, seat, to);
  dealer.tell({ kind: "moved", seat, from, to, cause });
  if (to === boardNamed(state.board).finish) win(state, seat, dealer);
}

/** GC-13: at once, in any way, on anybody's call. */
function win(state: State, seat: Seat, dealer: GrailCupDealer): void {
  state.winner = seat;
  state.tasks.length = 0;
  dealer.tell({ kind: "won", seat });
}

/** GC-42: the dragon is passed freely, never stood upon; nobody goes back beyond the first space. */
export function retreat(state: State, seat: Seat, steps: number, cause: Cause, dealer: GrailCupDealer): void {
  const from = knightOf(state, seat).space;
  let to = Math.max(1, from - steps);
  if (to === state.dragon) to = to === 1 ? 2 : to - 1;
  if (to < from) moveTo(state, seat, to, cause, dealer);
  else dealer.tell({ kind: "stays", seat, cause });
}

/** GC-50: what ends a move that begins where the knight stands now. */
export function landing(state: State, seat: Seat): Land {
  return { do: "land", seat, from: knightOf(state, seat).space, tokens: 0 };
}
