import type { Seat } from "@roundtable/kernel";
import type { Answer } from "./asking.ts";
import type { Loyalty } from "./characters.ts";
import { mustShow } from "./introduction.ts";
import type { QuestDealer } from "./quest.ts";
import type { Amulet, State } from "./state.ts";
import { characterOf, hasAmulet, seatOfCharacter } from "./table-facts.ts";
import { SHOWN } from "./together.ts";

/** QU-2: an amulet lies after the quest just over. */
export function amuletIsDue(state: State): boolean {
  return state.tableau[state.quests.length - 1]?.amulet ?? false;
}

/** QU-14: the check comes before the new leader starts picking. */
export function giveAmulet(state: State, holder: Seat, by: Seat, dealer: QuestDealer): void {
  state.amulets.push({ holder, checked: null, shown: null, shownToSentinel: null });
  dealer.tell({ kind: "amulet", seat: holder, by });
  state.tasks.push({ do: "check", holder });
}

/** QU-14 */
export function mayBeChecked(state: State, seat: Seat): boolean {
  return !hasAmulet(state, seat) && state.amulets.every(({ checked }) => checked !== seat);
}

/** QU-15: with a Sentinel in the set the first amulet's answer is confirmed twice. */
export function check(state: State, holder: Seat, target: Seat, dealer: QuestDealer): void {
  amuletNow(state).checked = target;
  dealer.tell({ kind: "checked", seat: holder, target });
  if (state.amulets.length === 1 && state.set.includes("sentinel")) {
    state.tasks.push({ do: "show", seat: target, to: "sentinel" });
  }
  state.tasks.push({ do: "show", seat: target, to: "holder" });
}

/** QU-15: every checked player confirms; only a Trickster has a choice. */
export function showAnswers(state: State, seat: Seat): readonly Answer[] {
  const shows = mustShow(characterOf(state, seat));
  return shows === null ? SHOWN : [{ kind: "show", id: "show", loyalty: shows }];
}

/** QU-15: only the holder sees it, and the Sentinel an answer of her own. */
export function show(state: State, to: "holder" | "sentinel", loyalty: Loyalty, dealer: QuestDealer): void {
  const amulet = amuletNow(state);
  const { holder, checked: target } = amulet;
  if (target === null) throw new Error("Nobody is checked.");
  if (to === "holder") {
    amulet.shown = loyalty;
    dealer.reveal({ kind: "shown", seat: holder, target, amulet: state.amulets.length - 1, loyalty });
    return;
  }
  amulet.shownToSentinel = loyalty;
  const sentinel = listeningSentinel(state);
  dealer.reveal({ kind: "overheard", target, ...(sentinel === null ? {} : { seat: sentinel, loyalty }) });
}

/** QU-15: at the first amulet; as holder or target the Sentinel learns nothing extra. */
export function listeningSentinel(state: State): Seat | null {
  const [first] = state.amulets;
  const sentinel = seatOfCharacter(state, "sentinel");
  return sentinel === first?.holder || sentinel === first?.checked ? null : sentinel;
}

function amuletNow(state: State): Amulet {
  const amulet = state.amulets.at(-1);
  if (amulet === undefined) throw new Error("Nobody has an amulet.");
  return amulet;
}
