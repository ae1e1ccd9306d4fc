import type { Seat } from "@roundtable/kernel";
import type { QuestDealer } from "./quest.ts";
import type { State } from "./state.ts";
import { characterOf } from "./table-facts.ts";

/** Everybody sees this seat's character, and remembers it. */
export function reveal(state: State, seat: Seat, dealer: QuestDealer): void {
  const character = characterOf(state, seat);
  state.revealed[seat] = character;
  dealer.reveal({ kind: "revealed", seat, character });
}
