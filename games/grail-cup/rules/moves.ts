import type { Seat } from "@roundtable/kernel";
import { boardNamed } from "./board.ts";
import type { Cause } from "./events.ts";
import type { GrailCupDealer } from "./grail-cup.ts";
import type { Space } from "./pieces.ts";
import { hasKnight, knightOf, place } from "./race.ts";
import type { State } from "./state.ts";

/** GC-40: forwards to `target`, unless the dragon bars the way. With a lance the player is asked. */
export function advance(state: State, seat: Seat, target: Space, cause: Cause, dealer: GrailCupDealer): void {
  const knight = knightOf(state, seat);
  const { dragon } = state;
  const goal = Math.min(target, boardNamed(state.board).finish);
  const barred = knight.space < dragon && dragon <= goal;
  if (!barred) {
    moveTo(state, seat, goal, cause, dealer);
    return;
  }
  const beyond = goal === dragon ? dragon + 1 : goal;
  if (knight.lances > 0) state.tasks.push({ do: "lance", seat, before: dragon - 1, beyond, cause });
  else stopBefore(state, seat, cause, dealer);
}

/** GC-40: right behind the dragon; a knight that already stands there does not move. */
export function stopBefore(state: State, seat: Seat, cause: Cause, dealer: GrailCupDealer): void {
  const before = state.dragon - 1;
  if (knightOf(state, seat).space !== before) moveTo(state, seat, before, cause, dealer);
  dealer.tell({ kind: "blocked", seat, space: before });
}

/** GC-42: the dragon is passed freely, never stood upon; nobody goes back beyond the first space. */
export function retreat(state: State, seat: Seat, steps: number, cause: Cause, dealer: GrailCupDealer): void {
  const from = knightOf(state, seat).space;
  let to = Math.max(1, from - steps);
  if (to === state.dragon) to = to === 1 ? 2 : to - 1;
  if (to < from) moveTo(state, seat, to, cause, dealer);
  else dealer.tell({ kind: "stays", seat, cause });
}

/**
 * GC-29: over the nearest group of knights ahead to the first space free of knight and dragon. The dragon never bars it.
 */
export function unicornsGoal(state: State, seat: Seat): Space | null {
  const own = knightOf(state, seat).space;
  const ahead = state.knights.map(({ space }) => space).filter((space) => space > own);
  if (ahead.length === 0) return null;
  let goal = Math.min(...ahead);
  while (hasKnight(state, goal) || goal === state.dragon) goal++;
  return goal;
}

export function moveTo(state: State, seat: Seat, to: Space, cause: Cause, dealer: GrailCupDealer): void {
  const from = knightOf(state, seat).space;
  place(state, seat, to);
  dealer.tell({ kind: "moved", seat, from, to, cause });
  if (to === boardNamed(state.board).finish) win(state, seat, dealer);
}

/** GC-13: at once, in whatever way, on whoever's call. */
function win(state: State, seat: Seat, dealer: GrailCupDealer): void {
  state.winner = seat;
  state.tasks.length = 0;
  dealer.tell({ kind: "won", seat });
}

/** GC-41: any other space without a knight, never the finish. */
export function dragonsGoals(state: State): Space[] {
  const goals: Space[] = [];
  const { finish } = boardNamed(state.board);
  for (let space = 1; space < finish; space++) {
    if (space !== state.dragon && !hasKnight(state, space)) goals.push(space);
  }
  return goals;
}
