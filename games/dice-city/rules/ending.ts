import type { DiceCityDealer } from "./dice-city.ts";
import type { Ending, State } from "./state.ts";

/** DC-23: from here on this is the last round. */
export function callEnd(state: State, why: Ending, dealer: DiceCityDealer): void {
  state.ending = why;
  dealer.tell({ kind: "ending", seat: state.turn.seat, why });
}
