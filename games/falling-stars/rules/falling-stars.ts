import type { Dealer, Seat, AwaitedDecision } from "@roundtable/kernel";
import type { State } from "./state.ts";

/** Everybody lays a card face down for each star that falls; the highest catches it. */
export interface FallingStars {
  options: Options;
  state: State;
  view: View;
  question: Question;
  answer: Answer;
  event: FallingStarsEvent;
  problem: never;
  statement: never;
}

/** FS-2: how many cards each is dealt. */
export type Night = "short" | "long";

/** A type, not an interface: only so it is known to have no other options. */
export type Options = { readonly night: Night };

/** A card is told with its slot, its place in the shuffled deck: redealt, another number lies there. */
export interface Card {
  readonly slot: number;
  readonly number: number;
}

type Question = { readonly kind: "lay" } | { readonly kind: "change" };

export type Answer =
  | { readonly kind: "lay"; readonly id: string; readonly card: Card }
  | { readonly kind: "change"; readonly id: string; readonly card: Card }
  | { readonly kind: "keep"; readonly id: string };

/** FS-30: a card is left out for those who may not know it. */
export type FallingStarsEvent =
  | { readonly kind: "drew"; readonly seat: Seat; readonly card?: Card }
  | { readonly kind: "fell"; readonly brightness: number }
  | { readonly kind: "laid"; readonly seat: Seat; readonly card?: Card }
  /** By seat. */
  | { readonly kind: "shown"; readonly numbers: readonly number[] }
  | { readonly kind: "caught"; readonly seat: Seat; readonly brightness: number }
  | { readonly kind: "kept"; readonly seat: Seat }
  | { readonly kind: "put-away"; readonly seat: Seat; readonly card?: Card };

export type FallingStarsDealer = Dealer<FallingStarsEvent>;

export interface View {
  readonly awaited: AwaitedDecision | null;
  /** The brightness of the star that is falling; null once it is caught. */
  readonly star: number | null;
  /** My own numbers, the lowest first; empty for the public. */
  readonly hand: readonly number[];
  readonly players: readonly PlayerView[];
  /** How many cards are left to draw. */
  readonly deck: number;
}

export interface PlayerView {
  /** The number of cards in the player's hand. */
  readonly cards: number;
  /** The card in front of the player, as far as the viewer knows it. */
  readonly laid: number | "face-down" | null;
  readonly points: number;
}
