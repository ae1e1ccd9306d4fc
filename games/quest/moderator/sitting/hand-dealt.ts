import type { Seat } from "@roundtable/kernel";
import type { Character } from "../../rules/characters.ts";
import type { State } from "../../rules/state.ts";
import { hasHiddenCard } from "../../rules/table-facts.ts";
import type { Sitting } from "./sitting.ts";

/**
 * QU-42, with paper cards dealt by hand. The device never learns who holds what: for the engine everybody is a Loyal
 * Servant, whom nothing reveals, and cards are put away without a name.
 */
export function withoutDeal(state: State): State {
  return {
    ...state,
    deal: state.deal.map((): Character => "loyal-servant"),
    putAway: state.putAway.map(() => []),
  };
}

/** QU-8, if the table has agreed on the first leader. */
export function ledFirstBy(sitting: Sitting, seat: Seat): Sitting {
  return {
    ...withState(sitting, { firstLeader: seat, leader: seat, veterans: [seat] }),
    told: sitting.told.map((event) => (event.kind === "begins" ? { ...event, leader: seat } : event)),
  };
}

/** QU-13: the player who steps forward has shown their card to all. */
export function withGalahad(sitting: Sitting, seat: Seat): Sitting {
  return withState(sitting, { deal: sitting.snapshot.state.deal.with(seat, "galahad") });
}

function withState(sitting: Sitting, changes: Partial<State>): Sitting {
  const { snapshot } = sitting;
  return { ...sitting, snapshot: { ...snapshot, state: { ...snapshot.state, ...changes } } };
}

/** QU-30: with eyes closed, because no device has shown it to her. */
export function hunterLooksAtHiddenCard({ ways, options, snapshot }: Sitting): boolean {
  return (
    ways.dealing === "by-hand" && options.hiddenCard === "hunter-sees-it" && hasHiddenCard(snapshot.state)
  );
}

/** QU-17: the engine ends the game with the third success; only the table knows whether the Hunter was dealt. */
export function mayStillHunt({ ways, snapshot }: Sitting): boolean {
  const { set, directorsCut, options } = snapshot.state;
  return (
    ways.dealing === "by-hand" && set.includes("blind-hunter") && (!directorsCut || options.huntAfterSuccess)
  );
}
