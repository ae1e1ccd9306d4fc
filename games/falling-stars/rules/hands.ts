import type { Seat } from "@roundtable/kernel";
import type { Card, FallingStarsDealer } from "./falling-stars.ts";
import { cardIn, type Player, playerAt, type State } from "./state.ts";

/** FS-2, FS-13: the player draws the top card of the deck, and nobody else looks at it. */
export function draw(state: State, seat: Seat, dealer: FallingStarsDealer): void {
  const slot = state.knownTo.length;
  state.knownTo.push(seat);
  playerAt(state, seat).hand.push(slot);
  dealer.reveal({ kind: "drew", seat, card: cardIn(state, slot) });
}

/** The lowest first. */
export function cardsOf(state: State, { hand }: Player): Card[] {
  return hand.map((slot) => cardIn(state, slot)).toSorted((one, other) => one.number - other.number);
}

/** The card leaves the player's hand. */
export function part({ hand }: Player, { slot }: Card): void {
  const at = hand.indexOf(slot);
  if (at === -1) throw new Error(`Card ${slot} is not in this hand.`);
  hand.splice(at, 1);
}
