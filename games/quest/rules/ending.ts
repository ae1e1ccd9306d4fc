import type { Seat } from "@roundtable/kernel";
import type { Character, Side } from "./characters.ts";
import type { QuestTable } from "./quest.ts";
import type { Ending, State } from "./state.ts";
import { characterOf, everybody, sideAt } from "./table-facts.ts";

export function end(state: State, side: Side, why: Ending["why"], table: QuestTable): void {
  const winners = everybody(state).filter((seat) => belongsTo(state, seat) === side);
  state.ending = { side, why, winners };
  state.talk = "open";
  state.tasks.length = 0;
  table.reveal({ kind: "over", side, why, winners, deal: [...state.deal], putAway: state.putAway.flat() });
}

/** QU-20f: a Mutineer who kept his hands and ends pointing at two good players belongs to good, whoever wins. */
function belongsTo(state: State, seat: Seat): Side {
  const side = sideAt(state, seat);
  const { lastChance } = state;
  if (characterOf(state, seat) !== "mutineer" || lastChance === null) return side;
  const kept = !(lastChance.dropped ?? []).includes(seat);
  const hands = lastChance.hands[seat] ?? [null, null];
  const atGood = hands.every((target) => target !== null && sideAt(state, target) === "good");
  return kept && atGood ? "good" : side;
}

/** QU-21, after each naming. */
export function endByHunt(state: State, dealt: Character | null, table: QuestTable): void {
  const named = state.hunt?.named ?? [];
  const last = named.at(-1);
  if (last === undefined) return;
  if (!last.right) return end(state, "good", "hunt-failed", table);
  if (named.length === 1) {
    if (dealt === "arthur") end(state, "evil", "arthur-named", table);
    return;
  }
  const clericOwed = state.options.clericMustBeNamed && state.deal.includes("cleric");
  const isCleric = named.some(({ character }) => character === "cleric");
  if (clericOwed && !isCleric) end(state, "good", "hunt-failed", table);
  else end(state, "evil", "hunt-succeeded", table);
}

/** QU-20d and e. */
export function endByLastChance(state: State, table: QuestTable): void {
  const { lastChance } = state;
  if (lastChance === null) throw new Error("Nobody has pointed.");
  const isEvil = (seat: Seat) => sideAt(state, seat) === "evil";
  const pointedAt = new Set(
    everybody(state).flatMap((seat) =>
      isEvil(seat) ? [] : (lastChance.hands[seat] ?? []).flatMap((at) => at ?? []),
    ),
  );
  const found = everybody(state).every((seat) =>
    isEvil(seat) ? pointedAt.has(seat) || characterOf(state, seat) === "revealer" : !pointedAt.has(seat),
  );
  if (found) return end(state, "good", "evil-pointed-out", table);
  if (state.quests.every(({ leader }) => isEvil(leader)))
    return end(state, "good", "all-leaders-evil", table);
  end(state, "evil", "evil-not-pointed-out", table);
}
