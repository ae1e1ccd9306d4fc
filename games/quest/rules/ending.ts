import type { Seat } from "@roundtable/kernel";
import type { Side } from "./characters.ts";
import type { QuestDealer } from "./quest.ts";
import type { Ending, State } from "./state.ts";
import { characterOf, everybody, sideAt } from "./table-facts.ts";

export function end(state: State, side: Side, why: Ending["why"], dealer: QuestDealer): void {
  const winners = everybody(state).filter((seat) => belongsTo(state, seat) === side);
  state.ending = { side, why, winners };
  state.talk = "open";
  state.tasks.length = 0;
  dealer.reveal({ kind: "over", side, why, winners, deal: [...state.deal], putAway: state.putAway.flat() });
}

function belongsTo(state: State, seat: Seat): Side {
  return characterOf(state, seat) === "mutineer" && hasChangedSide(state, seat)
    ? "good"
    : sideAt(state, seat);
}

/**
 * QU-20f: a Mutineer who kept both hands up and ends pointing at two good players belongs to good, whichever side
 * wins.
 */
function hasChangedSide(state: State, seat: Seat): boolean {
  const [first = null, second = null] = state.lastChance?.hands[seat] ?? [];
  if (first === null || second === null || first === second) return false;
  return sideAt(state, first) === "good" && sideAt(state, second) === "good";
}
