import type { Seat } from "@roundtable/kernel";
import { landing } from "../moves.ts";
import { knightOf } from "../race.ts";
import type { State } from "../state.ts";
import type { Does } from "./step.ts";

/** GC-20: the cursed ally is shown, and its holder and the Enchantress's player change places. */
export interface Exchange {
  readonly do: "exchange";
  readonly seat: Seat;
  readonly with: Seat;
}

/** Exchange and step are one move of hers; the space she ends on triggers once, if it is another. */
export const exchange: Does<Exchange> = {
  carryOut(state, { seat, with: other }, dealer) {
    const land = landing(state, seat);
    swapPlaces(state, seat, other);
    const [{ space }, { space: withSpace }] = [knightOf(state, seat), knightOf(state, other)];
    dealer.tell({ kind: "exchanged", seat, with: other, space, withSpace });
    state.tasks.push(land, { do: "walk", seat, steps: 1, cause: "exchange" });
  },
};

/** Their exact places, in the stack too (GC-6). */
function swapPlaces(state: State, one: Seat, other: Seat): void {
  const [first, second] = [knightOf(state, one), knightOf(state, other)];
  [first.space, second.space] = [second.space, first.space];
  state.race = state.race.map((seat) => (seat === one ? other : seat === other ? one : seat));
}
