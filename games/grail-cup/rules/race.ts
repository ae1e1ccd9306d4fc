import type { Seat } from "@roundtable/kernel";
import type { Space } from "./pieces.ts";
import type { Knight, State } from "./state.ts";

export function knightOf(state: State, seat: Seat): Knight {
  const knight = state.knights[seat];
  if (knight === undefined) throw new Error(`There is no knight of seat ${seat}.`);
  return knight;
}

/** GC-6: a knight that arrives, forwards or backwards, stands at the rear of its space. */
export function place(state: State, seat: Seat, space: Space): void {
  knightOf(state, seat).space = space;
  const others = state.race.filter((other) => other !== seat);
  const rear = others.findIndex((other) => knightOf(state, other).space < space);
  others.splice(rear === -1 ? others.length : rear, 0, seat);
  state.race = others;
}

export function firstInRace(state: State): Seat {
  const first = state.race[0];
  if (first === undefined) throw new Error("Nobody races.");
  return first;
}

export function lastInRace(state: State): Seat {
  const last = state.race.at(-1);
  if (last === undefined) throw new Error("Nobody races.");
  return last;
}

export function hasKnight(state: State, space: Space): boolean {
  return state.knights.some((knight) => knight.space === space);
}
