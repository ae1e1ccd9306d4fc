import { type Chance, plainCopy, shuffled, type Viewer } from "@roundtable/kernel";
import type { FallingStarsEvent } from "./falling-stars.ts";
import { cardIn, isKnown, type State } from "./state.ts";

/** FS-30: what this viewer does not know may lie in any order. It is sorted first, so that how it truly lies tells nothing. */
export function redeal(state: State, viewer: Viewer, chance: Chance): State {
  const deck = [...state.deck];
  const hidden = hiddenSlots(state, viewer);
  const anew = shuffled(
    chance,
    numbersIn(state, hidden).toSorted((one, other) => one - other),
  );
  for (const [nth, slot] of hidden.entries()) deck[slot] = anew[nth] ?? 0;
  return { ...plainCopy(state), deck };
}

/** A card of the past, as it would have been told: the number that lies in its slot now. */
export function retell(event: FallingStarsEvent, redealt: State): FallingStarsEvent {
  return "card" in event && event.card !== undefined
    ? { ...event, card: cardIn(redealt, event.card.slot) }
    : event;
}

/** What lies in the deck, and all that another seat has drawn and nobody has shown. */
export function secrets(state: State, viewer: Viewer): Readonly<Record<string, readonly number[]>> {
  const secret: Record<string, number[]> = {};
  for (const slot of hiddenSlots(state, viewer)) {
    const owner = state.knownTo[slot];
    const name = owner === undefined ? "the deck" : `cards of seat ${owner}`;
    (secret[name] ??= []).push(cardIn(state, slot).number);
  }
  return secret;
}

function hiddenSlots(state: State, viewer: Viewer): number[] {
  return [...state.deck.keys()].filter((slot) => !isKnown(state, slot, viewer));
}

function numbersIn(state: State, slots: readonly number[]): number[] {
  return slots.map((slot) => cardIn(state, slot).number);
}
