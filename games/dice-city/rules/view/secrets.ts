import type { State } from "../state.ts";

/** DC-21: the order of the deck, where more than one card of it is unknown. */
export function secrets({ market: { deck, seenBelow } }: State): Record<string, unknown> {
  return deck.length - seenBelow > 1 ? { "the order of the deck": deck } : {};
}
