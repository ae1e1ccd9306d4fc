import type { Seat } from "@roundtable/kernel";
import type { Amulet, State } from "./state.ts";
import { seatOfCharacter } from "./table-facts.ts";

/** QU-2: an amulet lies after the quest just over. */
export function amuletIsDue(state: State): boolean {
  return state.tableau[state.quests.length - 1]?.amulet ?? false;
}

/** The one given last. */
export function amuletNow(state: State): Amulet {
  const amulet = state.amulets.at(-1);
  if (amulet === undefined) throw new Error("Nobody has an amulet.");
  return amulet;
}

/** QU-15: at the first amulet; as holder or target the Sentinel learns nothing extra. */
export function listeningSentinel(state: State): Seat | null {
  const [first] = state.amulets;
  const sentinel = seatOfCharacter(state, "sentinel");
  return sentinel === first?.holder || sentinel === first?.checked ? null : sentinel;
}
