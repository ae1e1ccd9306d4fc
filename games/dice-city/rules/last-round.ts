import type { Seat } from "@roundtable/kernel";
import type { State } from "./state.ts";

/** How many turns of a round come before this seat's: the starting player's is the first (DC-9). */
export function placeInRound({ first, players }: Pick<State, "first" | "players">, seat: Seat): number {
  return (seat - first + players.length) % players.length;
}

/** DC-24: once the end is called, only those have another turn who come later in this round. */
export function hasTurnToCome(state: State, seat: Seat): boolean {
  return state.ending === null || placeInRound(state, seat) > placeInRound(state, state.turn.seat);
}
