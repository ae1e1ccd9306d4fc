import { type Chance, shuffled, type Viewer } from "@roundtable/kernel";
import { clone } from "../clone.ts";
import type { DiceCityEvent } from "../events.ts";
import type { State } from "../state.ts";

/**
 * DC-21: nobody knows the order of the deck; a solo player knows the cards that they have put under it (DC-29). The
 * deck is sorted by name before it is shuffled, so that its true order tells nothing.
 */
export function redeal(state: State, _viewer: Viewer, chance: Chance): State {
  const other = clone(state);
  const { deck, seenBelow } = other.market;
  const unknown = deck.slice(seenBelow).toSorted();
  deck.splice(seenBelow, unknown.length, ...shuffled(chance, unknown));
  return other;
}

/** Nothing that was told speaks of the order of the deck. */
export function retell(event: DiceCityEvent): DiceCityEvent {
  return event;
}
