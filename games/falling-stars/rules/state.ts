import type { Seat, Viewer } from "@roundtable/kernel";
import type { Card } from "./falling-stars.ts";
import type { Task } from "./steps/index.ts";

export interface State {
  /** All numbers by slot: the deck as it was shuffled, from the top. */
  readonly deck: readonly number[];
  /** FS-30: by slot, who knows what lies there. Slots beyond the end are still to be drawn. */
  readonly knownTo: (Seat | "all")[];
  readonly players: Player[];
  /** The brightness of the star that is falling; null once it is caught. */
  star: number | null;
  /** What is to be done, the next on top; with nothing left to do the night is over. */
  readonly tasks: Task[];
}

export interface Player {
  /** Slots, as they were drawn. */
  readonly hand: number[];
  /** The slot of the card in front of the player, face down until all are shown. */
  laid: number | null;
  points: number;
}

export function cardIn({ deck }: State, slot: number): Card {
  const number = deck[slot];
  if (number === undefined) throw new Error(`There is no card ${slot} in the deck.`);
  return { slot, number };
}

export function playerAt({ players }: State, seat: Seat): Player {
  const player = players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}.`);
  return player;
}

/** FS-30 */
export function isKnown({ knownTo }: State, slot: number, viewer: Viewer): boolean {
  const to = knownTo[slot];
  return to === "all" || to === viewer;
}
