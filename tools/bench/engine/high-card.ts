import type { AwaitedDecision, Decision, Game, Seat, Shape } from "@roundtable/kernel";
import { shuffled } from "@roundtable/kernel";

/**
 * The small game of the benchmark. Everybody is dealt 13 cards. In turn each lays one on the table; the highest takes
 * the trick and leads the next. Most tricks win. `../peers/high-card.mjs` plays by the same rules.
 */
export interface HighCard extends Shape {
  options: { readonly wins: "high" | "low" };
  state: State;
  view: {
    readonly awaited: AwaitedDecision | null;
    readonly hand: readonly Card[];
    readonly handSizes: readonly number[];
    readonly trick: readonly Laid[];
    readonly tricks: readonly number[];
  };
  question: { readonly kind: "lay" };
  answer: { readonly kind: "card"; readonly id: Card };
  event:
    | { readonly kind: "dealt"; readonly seat: Seat; readonly cards: readonly Card[] }
    | { readonly kind: "laid"; readonly seat: Seat; readonly card: Card }
    | { readonly kind: "taken"; readonly seat: Seat };
  problem: { readonly kind: "two-low" };
}

/** Rank and suit, `Q♥`. */
export type Card = string;

interface Laid {
  readonly seat: Seat;
  readonly card: Card;
}

interface State {
  readonly wins: "high" | "low";
  /** The cards that each seat was dealt, for retelling the deal. */
  readonly dealt: readonly (readonly Card[])[];
  /** The cards that are left of it, in the same order. */
  readonly hands: Card[][];
  /** The cards that were not dealt; nobody ever sees them. */
  stock: Card[];
  trick: Laid[];
  turn: Seat;
  readonly tricks: number[];
}

const HAND = 13;
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
export const DECK: readonly Card[] = RANKS.flatMap((rank) => ["♣", "♦", "♥", "♠"].map((suit) => rank + suit));
const HEIGHT: ReadonlyMap<Card, number> = new Map(DECK.map((card, height) => [card, height]));
export const game: Game<HighCard> = {
  id: "high-card",
  version: 1,
  seats: { min: 2, max: 4, usual: 4 },
  options: { wins: { kind: "choice", values: ["high", "low"], default: "high" } },
  takeBack: "free-only",

  check: (seats, { wins }) => ({
    errors: seats === 2 && wins === "low" ? [{ kind: "two-low" }] : [],
    warnings: [],
  }),

  setup(seats, { wins }, dealer) {
    const deck = shuffled(dealer.chance, DECK);
    const hands = Array.from({ length: seats }, () => deck.splice(0, HAND));
    const dealt = hands.map((hand) => [...hand]);
    for (const [seat, cards] of dealt.entries()) dealer.reveal({ kind: "dealt", seat, cards });
    return { wins, dealt, hands, stock: deck, trick: [], turn: 0, tricks: hands.map(() => 0) };
  },

  asked: (state) => (isOver(state) ? [] : [state.turn]),

  decision(state, seat): Decision<HighCard> | null {
    if (seat !== state.turn || isOver(state)) return null;
    return { question: { kind: "lay" }, answers: handOf(state, seat).map((id) => ({ kind: "card", id })) };
  },

  apply(state, seat, { id: card }, dealer) {
    const hand = handOf(state, seat);
    hand.splice(hand.indexOf(card), 1);
    state.trick.push({ seat, card });
    dealer.reveal({ kind: "laid", seat, card });
    if (state.trick.length < state.hands.length) {
      state.turn = (seat + 1) % state.hands.length;
      return;
    }
    const taker = takerOf(state);
    state.tricks[taker] = (state.tricks[taker] ?? 0) + 1;
    state.trick = [];
    state.turn = taker;
    dealer.tell({ kind: "taken", seat: taker });
  },

  outcome(state) {
    if (!isOver(state)) return null;
    const most = Math.max(...state.tricks);
    return { winners: [...state.tricks.keys()].filter((seat) => state.tricks[seat] === most) };
  },

  view: (state, viewer) => ({
    awaited: isOver(state) ? null : { seats: [state.turn], question: "lay" },
    hand: viewer === "public" ? [] : [...handOf(state, viewer)],
    handSizes: state.hands.map(({ length }) => length),
    trick: [...state.trick],
    tricks: [...state.tricks],
  }),

  see: (event, viewer) => (event.kind === "dealt" && event.seat !== viewer ? null : event),

  after(view, event) {
    const { hand, handSizes, trick, tricks } = view;
    switch (event.kind) {
      case "laid":
        return {
          ...view,
          hand: hand.filter((card) => card !== event.card),
          handSizes: handSizes.with(event.seat, (handSizes[event.seat] ?? 0) - 1),
          trick: [...trick, { seat: event.seat, card: event.card }],
        };
      case "taken":
        return { ...view, trick: [], tricks: tricks.with(event.seat, (tricks[event.seat] ?? 0) + 1) };
      case "dealt":
        return view;
    }
  },

  redeal(state, viewer, chance) {
    const others = [...state.hands.keys()].filter((seat) => seat !== viewer);
    const unseen = shuffled(chance, [...others.flatMap((seat) => handOf(state, seat)), ...state.stock]);
    const hands = state.hands.map((hand, seat) =>
      seat === viewer ? [...hand] : unseen.splice(0, hand.length),
    );
    const dealt = state.dealt.map((cards, seat) =>
      cards.map((card) => hands[seat]?.[handOf(state, seat).indexOf(card)] ?? card),
    );
    return { ...state, dealt, hands, stock: unseen, trick: [...state.trick], tricks: [...state.tricks] };
  },
  retell: (event, { dealt }) =>
    event.kind === "dealt" ? { ...event, cards: dealt[event.seat] ?? [] } : event,
  secrets: (state, viewer) => ({
    hands: state.hands.filter((_, seat) => seat !== viewer),
    ...(state.stock.length === 0 ? {} : { stock: state.stock }),
  }),

  clone: (state) => ({
    ...state,
    hands: state.hands.map((hand) => [...hand]),
    stock: [...state.stock],
    trick: [...state.trick],
    tricks: [...state.tricks],
  }),

  statistics: {
    summary: (state) => ({
      averages: { mostTricks: Math.max(...state.tricks) },
      rates: { tookAnyBySeat: state.tricks.map((tricks, seat) => ({ of: String(seat), held: tricks > 0 })) },
    }),
  },
};

function isOver({ hands, trick }: State): boolean {
  return trick.length === 0 && hands.every(({ length }) => length === 0);
}

function handOf(state: State, seat: Seat): Card[] {
  const hand = state.hands[seat];
  if (hand === undefined) throw new RangeError(`Nobody sits at ${seat}.`);
  return hand;
}

function takerOf({ trick, wins }: State): Seat {
  const height = ({ card }: Laid) => (HEIGHT.get(card) ?? 0) * (wins === "high" ? 1 : -1);
  return trick.reduce((best, laid) => (height(laid) > height(best) ? laid : best)).seat;
}
