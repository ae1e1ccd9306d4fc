import type { Seat } from "@roundtable/kernel";
import type { GrailCupDealer } from "./grail-cup.ts";
import { knightOf } from "./race.ts";
import type { State } from "./state.ts";

/** GC-43: if the supply is empty, none is taken. */
export function takeLance(state: State, seat: Seat, dealer: GrailCupDealer): void {
  if (state.lancesLeft === 0) {
    dealer.tell({ kind: "no-lance", seat, why: "supply-empty" });
    return;
  }
  state.lancesLeft--;
  knightOf(state, seat).lances++;
  dealer.tell({ kind: "lance-taken", seat });
}

export function returnLance(state: State, seat: Seat): void {
  knightOf(state, seat).lances--;
  state.lancesLeft++;
}
