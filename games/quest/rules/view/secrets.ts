import type { Viewer } from "@roundtable/kernel";
import { putAwayKnownTo } from "../role-screen.ts";
import { planFor } from "../setup/sets.ts";
import type { State } from "../state.ts";
import { characterOf, everybody } from "../table-facts.ts";

/** QU-7, QU-12: what no view shows this viewer: the characters until the end, the cards played even then. */
export function secrets(state: State, viewer: Viewer): Record<string, unknown> {
  const hidden: Record<string, unknown> = {};
  if (state.quests.length > 0) {
    hidden["the cards played"] = state.quests.map(({ team, cards }) =>
      cards.filter((_, index) => team[index] !== viewer),
    );
  }
  if (state.ending !== null) return hidden;
  const unseen = everybody(state).filter((seat) => seat !== viewer && !(seat in state.revealed));
  hidden["the characters"] = unseen.map((seat) => characterOf(state, seat));
  if (!knowsWhatWasPutAway(state, viewer)) hidden["what was put away"] = state.putAway;
  return hidden;
}

/** A player who holds one of two knows that the other was put away (QU-30). */
function knowsWhatWasPutAway(state: State, viewer: Viewer): boolean {
  if (state.putAway.length === 0) return true;
  const own = viewer === "public" ? null : characterOf(state, viewer);
  if (viewer !== "public" && putAwayKnownTo(state, viewer).length > 0) return true;
  return planFor(state.deal.length, state.options).piles.every(
    ({ cards }) => new Set(cards.filter((card) => card !== own)).size === 1,
  );
}
