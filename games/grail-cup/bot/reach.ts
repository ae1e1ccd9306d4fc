import type { Seat } from "@roundtable/kernel";
import { boardNamed } from "../rules/board.ts";
import {
  type Ally,
  DRAGON_TAMER,
  FAIRY,
  MERLIN,
  PRIEST,
  PRINCESS,
  SMITH,
  type Space,
  STEPS_TO_CHOOSE,
  UNICORN,
} from "../rules/pieces.ts";
import { knightOf } from "../rules/race.ts";
import type { State } from "../rules/state.ts";
import { nextSpace, unicornsGoal } from "../rules/steps/ally.ts";

/** Roughly how far a call takes a knight: a dragon within it is in the way, a finish within it is near. */
export const A_CALL = 6;

/** Where this ally would take the knight if it were called now, before the effect of that space. */
export function reach(state: State, seat: Seat, ally: Ally): Space {
  const { space, lances } = knightOf(state, seat);
  switch (ally) {
    case DRAGON_TAMER:
      // The Tamer sends the dragon out of the way first.
      return Math.min(space + ally, boardNamed(state.board).finish);
    case UNICORN:
      return unicornsGoal(state, seat) ?? space;
    case SMITH:
      return ahead(state, space, space + ally, true);
    case PRINCESS:
      return ahead(state, space, nextSpace(state, space, "castle") ?? space, lances > 0);
    case PRIEST:
      return ahead(state, space, nextSpace(state, space, "church") ?? space, lances > 0);
    case MERLIN:
    case FAIRY:
      return ahead(state, space, space + Math.max(...STEPS_TO_CHOOSE[ally]), lances > 0);
    default:
      return ahead(state, space, space + ally, lances > 0);
  }
}

/** GC-40: how far a forward move to `target` goes. */
export function ahead(state: State, space: Space, target: Space, withLance: boolean): Space {
  const { dragon } = state;
  const { finish } = boardNamed(state.board);
  const isBarred = space < dragon && dragon <= target;
  if (!isBarred) return Math.min(target, finish);
  return withLance ? Math.min(Math.max(target, dragon + 1), finish) : dragon - 1;
}
