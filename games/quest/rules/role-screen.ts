import type { Seat } from "@roundtable/kernel";
import type { Character } from "./characters.ts";
import { type Fact, type Introduction, learnedBy } from "./introduction.ts";
import type { State } from "./state.ts";
import { characterOf, hasHiddenCard } from "./table-facts.ts";

/** What one seat sees from the introduction on. */

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

/** QU-9: what the first leader shows appears when everybody is ready, because its delay would reveal a Trickster. */
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
