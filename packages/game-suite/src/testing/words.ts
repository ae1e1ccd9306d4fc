import type { AwaitedDecision, Seat, Shape } from "@roundtable/kernel";

/**
 * Moonlight: a toy of few rules in which every capability of a game turns up once.
 *
 * Each holds two hidden cards; the moon, one more card, lies face down. In each of two rounds the leader chooses a path,
 * then may look at the moon or walk on. Then all play a card at the same time, face down. The cards are shown, a coin is
 * tossed, and the highest or the lowest card wins the path's points; everybody who still can draws a card. At the end
 * the moon is shown, and most points win. Stars in the sky are points that everybody begins with.
 */
export interface Moonlight extends Shape {
  options: { readonly deck: "short" | "long"; readonly peeking: boolean; readonly stars: string };
  state: State;
  view: View;
  question: { readonly kind: "path" } | { readonly kind: "peek" } | { readonly kind: "play" };
  answer:
    | { readonly kind: "path"; readonly id: string; readonly path: Path }
    | { readonly kind: "peek"; readonly id: string }
    | { readonly kind: "walk"; readonly id: string }
    | { readonly kind: "card"; readonly id: string; readonly slot: number; readonly card: number };
  event: Event;
  problem: { readonly kind: "few-cards"; readonly cards: number } | { readonly kind: "long-night" };
  statement: { readonly kind: "boast" } | { readonly kind: "doubt"; readonly of: Seat };
}

type Path = "wood" | "bridge";

export interface State {
  readonly options: Moonlight["options"];
  /** All cards as they were dealt. A slot is a place in here, and never changes hands unseen. */
  readonly cards: number[];
  hands: number[][];
  /** The slot that each seat has played face down. */
  played: (number | null)[];
  points: number[];
  /** The next slot to draw; the moon is the last one. */
  next: number;
  round: number;
  path: Path | null;
  stage: "path" | "peek" | "play" | "over";
  moonSeenBy: Seat[];
}

export interface View {
  readonly awaited: AwaitedDecision | null;
  readonly hand: readonly number[];
  readonly handSizes: readonly number[];
  readonly mine: number | null;
  readonly points: readonly number[];
  readonly round: number;
  readonly path: Path | null;
  readonly moon: number | null;
  readonly left: number;
}

export type Event =
  | { readonly kind: "drew"; readonly seat: Seat; readonly slot: number; readonly card: number | null }
  | { readonly kind: "path"; readonly seat: Seat; readonly path: Path }
  | { readonly kind: "peeked"; readonly seat: Seat; readonly card: number | null }
  | { readonly kind: "walked"; readonly seat: Seat }
  | { readonly kind: "played"; readonly seat: Seat; readonly slot: number; readonly card: number | null }
  | { readonly kind: "shown"; readonly cards: readonly number[] }
  | { readonly kind: "won"; readonly seat: Seat; readonly by: "highest" | "lowest" }
  | { readonly kind: "moon"; readonly card: number };

export const ROUNDS = 2;

export function cardAt(state: State, slot: number): number {
  const card = state.cards[slot];
  if (card === undefined) throw new RangeError(`There is no card in slot ${slot}.`);
  return card;
}

export function moonOf(state: State): number {
  return cardAt(state, state.cards.length - 1);
}

export function leaderOf({ round, hands }: State): Seat {
  return round % hands.length;
}

export function isWaitingFor({ stage, played }: State, seat: Seat): boolean {
  return stage === "play" && played[seat] === null;
}
