import type { Seat } from "@roundtable/kernel";
import type { QuestCard } from "./cards.ts";
import { end } from "./ending.ts";
import { beginHunt } from "./hunt.ts";
import { beginLastChance } from "./last-chance.ts";
import type { QuestDealer } from "./quest.ts";
import { reveal } from "./revealing.ts";
import type { State } from "./state.ts";
import { everybody, seatOfCharacter } from "./table-facts.ts";
import { askTogether } from "./together.ts";

/** QU-18: seconds. */
export const DISCUSSION = 300;

/** QU-17: a Hunter who was dealt must hunt; in the Director's Cut by option. */
export function afterSuccesses(state: State, dealer: QuestDealer): void {
  const hunter = seatOfCharacter(state, "blind-hunter");
  const mustHunt = !state.directorsCut || state.options.huntAfterSuccess;
  if (hunter !== null && mustHunt) beginHunt(state, hunter, dealer);
  else end(state, "good", "three-successes", dealer);
}

/** QU-18 */
export function afterFailures(state: State, dealer: QuestDealer): void {
  const revealer = seatOfCharacter(state, "revealer");
  if (revealer !== null) reveal(state, revealer, dealer);
  dealer.tell({ kind: "discussion", seconds: DISCUSSION });
  askTogether(state, "discussion", everybody(state));
}

/**
 * QU-41: nobody opens it again by taking back that he is ready. QU-19, QU-22: what the Hunter may do is asked of all alike,
 * whenever she may have been dealt.
 */
export function closeTalk(state: State, dealer: QuestDealer): void {
  state.talk = "closed";
  dealer.reveal({ kind: "talk-closed" });
  if (!state.set.includes("blind-hunter")) beginLastChance(state);
  else askTogether(state, state.options.huntVote ? "hunt-vote" : "hunt-window", everybody(state));
}

/** QU-19 */
export function closeHuntersWindow(state: State, hunter: Seat | null, dealer: QuestDealer): void {
  dealer.reveal({ kind: "window", what: "hunt-window", used: hunter !== null });
  if (hunter === null) beginLastChance(state);
  else beginHunt(state, hunter, dealer);
}

/** QU-22: two Fails or more make the Hunter hunt, if there is one. */
export function countHuntVote(state: State, cards: readonly QuestCard[], dealer: QuestDealer): void {
  state.huntVote = cards;
  const fails = cards.filter((card) => card === "fail").length;
  const hunter = fails >= 2 ? seatOfCharacter(state, "blind-hunter") : null;
  dealer.reveal({ kind: "hunt-vote", fails, hunt: hunter !== null });
  if (hunter === null) beginLastChance(state);
  else beginHunt(state, hunter, dealer);
}
