import type { Seat } from "@roundtable/kernel";
import { end } from "./ending.ts";
import type { QuestDealer } from "./quest.ts";
import type { LastChance, State } from "./state.ts";
import { characterOf, everybody, sideAt } from "./table-facts.ts";

/** QU-20d: the hands of those dealt good point at every evil player, but perhaps a Revealer, and at no good one. */
export function endLastChance(state: State, dealer: QuestDealer): void {
  const { hands } = lastChanceOf(state);
  const isEvil = (seat: Seat) => sideAt(state, seat) === "evil";
  const pointedAt = new Set(hands.filter((_, owner) => !isEvil(owner)).flat());
  const found = everybody(state).every((seat) =>
    isEvil(seat) ? pointedAt.has(seat) || characterOf(state, seat) === "revealer" : !pointedAt.has(seat),
  );
  if (found) return end(state, "good", "evil-pointed-out", dealer);
  // QU-20e
  if (state.quests.every(({ leader }) => isEvil(leader)))
    return end(state, "good", "all-leaders-evil", dealer);
  end(state, "evil", "evil-not-pointed-out", dealer);
}

export function lastChanceOf({ lastChance }: State): LastChance {
  if (lastChance === null) throw new Error("Nobody has pointed yet.");
  return lastChance;
}
