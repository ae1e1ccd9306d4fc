import { end } from "./ending.ts";
import { beginHunt } from "./hunt.ts";
import type { QuestDealer } from "./quest.ts";
import { reveal } from "./revealing.ts";
import type { State } from "./state.ts";
import { beginDiscussion } from "./steps/discussion.ts";
import { seatOfCharacter } from "./table-facts.ts";

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
  beginDiscussion(state, dealer);
}
