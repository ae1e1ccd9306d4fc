import type { Seat } from "@roundtable/kernel";
import type { Options } from "./dice-city.ts";
import type { Card, DeckCard, PileCard } from "./pieces/locations.ts";
import type { Bandit, Column, Resource, Row, Ship } from "./pieces.ts";
import type { Task } from "./steps/index.ts";

export interface State {
  readonly options: Options;
  /** DC-9: fixed for the whole game. */
  readonly first: Seat;
  readonly players: Player[];
  readonly market: Market;
  turn: Turn;
  /** Why the end was called, once it was (DC-23). */
  ending: Ending | null;
  readonly tasks: Task[];
  over: boolean;
}

export interface Player {
  readonly city: Record<Row, Cell[]>;
  readonly dice: Record<Row, Die>;
  readonly stock: Record<Resource, number>;
  passTokens: number;
  /** Victory point tokens, and the bandits and ships taken: not shown to anybody else before the end (DC-21). */
  tokens: number;
  readonly bandits: Bandit[];
  readonly ships: Ship[];
}

export interface Cell {
  /** What is built here; null where only the printed city is. */
  card: Card | null;
  /** A deactivation token lies on it. */
  off: boolean;
}

export interface Die {
  column: Column;
  spent: boolean;
}

/** Where a location is in a city. */
export interface Spot {
  readonly row: Row;
  readonly column: Column;
}

export interface Market {
  /** The top card is the last. */
  readonly deck: DeckCard[];
  /** How many cards at the bottom of the deck the player has seen go there (DC-29). */
  seenBelow: number;
  /** The places of the display; with one player the first half is the top row (DC-28). */
  readonly display: (DeckCard | null)[];
  readonly discard: Card[];
  readonly piles: Record<PileCard, number>;
  readonly bandits: Record<Bandit, number>;
  readonly ships: Record<Ship, number>;
}

export interface Turn {
  readonly number: number;
  readonly seat: Seat;
  step: "dice" | "attack" | "build";
  strength: number;
  /** Strength that pays for bandits only. */
  banditStrength: number;
  /** How many times each was used this turn (DC-14). */
  blacksmiths: number;
  mints: number;
  trainingCamps: number;
  /** DC-11c and DC-11e are for once a turn. */
  refreshed: boolean;
  tookPass: boolean;
}

export type Ending = "bandits" | "ships" | "deck" | "rows";
