import type { Seat } from "@roundtable/kernel";
import type { Character, Loyalty } from "./characters.ts";
import { type Fact, introduce, type Introduction, learnedBy, mustShow } from "./introduction.ts";
import type { QuestDealer } from "./quest.ts";
import type { State } from "./state.ts";
import { characterOf, hasHiddenCard } from "./table-facts.ts";

/** What one seat has before it from the introduction on. */

/** QU-9: everybody is ready, and with that the first leader has shown the Clerics what he shows them. */
export function introduceAll(state: State, leadersAnswer: string | undefined, dealer: QuestDealer): void {
  const chosen: Loyalty = leadersAnswer === "show-evil" ? "evil" : "good";
  state.leaderShows = mustShow(characterOf(state, state.firstLeader)) ?? chosen;
  for (const [seat, facts] of introduce(introductionOf(state)).entries()) {
    dealer.reveal({ kind: "learned", seat, facts, putAway: putAwayKnownTo(state, seat) });
  }
  dealer.tell({ kind: "introduced" });
}

export function introductionOf(state: State): Introduction {
  return {
    deal: state.deal,
    set: state.set,
    firstLeader: state.firstLeader,
    hunterHidden: isHunterHidden(state),
    leaderShows: state.leaderShows ?? "good",
  };
}

/** QU-30 */
export function isHunterHidden({ directorsCut, deal }: State): boolean {
  return directorsCut && deal.length >= 6;
}

/** QU-9: what the first leader shows is there when everybody is ready, or its delay would tell of a Trickster. */
export function factsKnownTo(state: State, seat: Seat): readonly Fact[] {
  const facts = learnedBy(seat, introductionOf(state));
  return state.leaderShows === null ? facts.filter(({ known }) => !known.startsWith("shows-")) : facts;
}

/** QU-30, `hunter-sees-it`. */
export function putAwayKnownTo(state: State, seat: Seat): readonly Character[] {
  const sees =
    hasHiddenCard(state) &&
    state.options.hiddenCard === "hunter-sees-it" &&
    characterOf(state, seat) === "blind-hunter";
  return sees ? state.putAway.flat() : [];
}
