import {
  type Chance,
  type Decision,
  type Game,
  type Seat,
  seatsOf,
  type Shape,
  shuffled,
  type AwaitedDecision,
} from "@roundtable/kernel";

// A small game for the server's tests, with everything that makes hosting hard. It has hidden hands, secret decisions of
// several seats at once, chance, a clock, and undo.

export interface SealedState {
  readonly seats: number;
  readonly timed: boolean;
  readonly hushed: boolean;
  /** As they were dealt. */
  dealt: number[][];
  hands: number[][];
  bids: (number | null)[];
  round: number;
  scores: number[];
  /** Who decides whether to roll; null while cards are laid. */
  winner: Seat | null;
}

type Event =
  | { readonly kind: "dealt"; readonly hands: readonly (readonly number[])[] }
  | { readonly kind: "laid"; readonly seat: Seat; readonly round: number; readonly card: number }
  | { readonly kind: "shown"; readonly bids: readonly (number | null)[] }
  | { readonly kind: "scored"; readonly seat: Seat; readonly points: number };

export interface Sealed extends Shape {
  /** Hushed: while the highest decides nobody else may speak. */
  options: { readonly timed: boolean; readonly hushed: boolean };
  state: SealedState;
  view: {
    readonly awaited: AwaitedDecision | null;
    readonly hand: readonly number[];
    readonly bid: number | null;
    readonly round: number;
    readonly scores: readonly number[];
  };
  question: { readonly kind: "lay" } | { readonly kind: "risk" };
  answer: { readonly kind: "card" | "roll" | "keep"; readonly id: string };
  event: Event;
  problem: { readonly kind: "five-is-a-crowd" };
  statement: { readonly kind: "high-card" };
}

const ROUNDS = 3;

function isOver(state: SealedState): boolean {
  return state.round === ROUNDS;
}

function decision(state: SealedState, seat: Seat): Decision<Sealed> | null {
  if (isOver(state)) return null;
  if (state.winner !== null) {
    if (state.winner !== seat) return null;
    return {
      question: { kind: "risk" },
      answers: [
        { kind: "roll", id: "roll" },
        { kind: "keep", id: "keep" },
      ],
      ...(state.timed ? { duration: { seconds: 30, then: "keep" } } : {}),
    };
  }
  if (state.bids[seat] !== null) return null;
  const answers = (state.hands[seat] ?? []).map((card) => ({ kind: "card" as const, id: `card-${card}` }));
  const then = answers[0]?.id;
  if (!state.timed || then === undefined) return { question: { kind: "lay" }, answers };
  return { question: { kind: "lay" }, answers, duration: { seconds: 30, then } };
}

/** Every card that this viewer cannot know, exchanged for another unknown one. */
function exchange(state: SealedState, viewer: Seat | "public", chance: Chance): ReadonlyMap<number, number> {
  const hidden = seatsOf(state.seats)
    .filter((seat) => seat !== viewer)
    .flatMap((seat) => [...(state.hands[seat] ?? []), ...bidOf(state, seat)]);
  const order = shuffled(chance, hidden);
  return new Map(hidden.map((card, index) => [card, order[index] ?? card]));
}

/** As many of the others as have laid a card, but not the same ones. */
function laidInstead(state: SealedState, viewer: Seat | "public", chance: Chance): ReadonlySet<Seat> {
  const others = seatsOf(state.seats).filter((seat) => seat !== viewer);
  const laid = others.filter((seat) => state.bids[seat] !== null).length;
  return new Set(shuffled(chance, others).slice(0, laid));
}

function bidOf(state: SealedState, seat: Seat): number[] {
  const bid = state.winner === null ? state.bids[seat] : null;
  return bid === null || bid === undefined ? [] : [bid];
}

export const game: Game<Sealed> = {
  id: "sealed",
  version: 1,
  seats: { min: 2, max: 5, usual: 5 },
  options: { timed: { kind: "switch", default: false }, hushed: { kind: "switch", default: false } },
  takeBack: "by-agreement",

  check: (seats) => ({ errors: [], warnings: seats === 5 ? [{ kind: "five-is-a-crowd" }] : [] }),

  setup(seats, { timed, hushed }, dealer) {
    const deck = shuffled(
      dealer.chance,
      Array.from({ length: seats * ROUNDS }, (_, index) => 100 + index),
    );
    const hands = seatsOf(seats).map((seat) => deck.slice(seat * ROUNDS, (seat + 1) * ROUNDS));
    dealer.reveal({ kind: "dealt", hands });
    return {
      seats,
      timed,
      hushed,
      dealt: hands.map((hand) => [...hand]),
      hands: hands.map((hand) => [...hand]),
      bids: hands.map(() => null),
      round: 0,
      scores: hands.map(() => 0),
      winner: null,
    };
  },

  asked(state) {
    return seatsOf(state.seats).filter((seat) => decision(state, seat) !== null);
  },
  decision,

  apply(state, seat, answer, dealer) {
    if (answer.kind === "card") {
      const card = Number(answer.id.slice("card-".length));
      state.bids[seat] = card;
      state.hands[seat] = (state.hands[seat] ?? []).filter((other) => other !== card);
      dealer.tell({ kind: "laid", seat, round: state.round, card });
      if (state.bids.includes(null)) return;
      dealer.reveal({ kind: "shown", bids: [...state.bids] });
      state.winner = state.bids.indexOf(Math.max(...state.bids.map((bid) => bid ?? 0)));
      return;
    }
    const points = answer.kind === "keep" ? 3 : dealer.chance.pick(6) + 1;
    state.scores[seat] = (state.scores[seat] ?? 0) + points;
    dealer.tell({ kind: "scored", seat, points });
    state.winner = null;
    state.bids = state.bids.map(() => null);
    state.round++;
  },

  outcome(state) {
    if (!isOver(state)) return null;
    const best = Math.max(...state.scores);
    return { winners: seatsOf(state.seats).filter((seat) => state.scores[seat] === best) };
  },

  statistics: {
    achieved: (state, seat) => (game.outcome(state)?.winners.includes(seat) === true ? ["won"] : ["played"]),
  },

  view(state, viewer) {
    const seats = state.winner === null ? seatsOf(state.seats) : [state.winner];
    return {
      // Who has already laid a card is a secret of this game.
      awaited: isOver(state)
        ? null
        : state.winner === null
          ? { seats, question: "lay", secretly: true }
          : { seats, question: "risk" },
      hand: viewer === "public" ? [] : [...(state.hands[viewer] ?? [])],
      bid: viewer === "public" ? null : (state.bids[viewer] ?? null),
      round: state.round,
      scores: [...state.scores],
    };
  },

  see(event, viewer) {
    switch (event.kind) {
      case "dealt":
        return { kind: "dealt", hands: event.hands.map((hand, seat) => (seat === viewer ? hand : [])) };
      case "laid":
        return event.seat === viewer ? event : null;
      default:
        return event;
    }
  },

  after(view, event) {
    switch (event.kind) {
      case "laid":
        return { ...view, hand: view.hand.filter((card) => card !== event.card), bid: event.card };
      case "scored": {
        const { bid: _bid, round, scores } = view;
        const points = (scores[event.seat] ?? 0) + event.points;
        return { ...view, bid: null, round: round + 1, scores: scores.with(event.seat, points) };
      }
      default:
        return view;
    }
  },

  talk: {
    open: ({ hushed, winner }, seat) => !hushed || winner === null || winner === seat,
    read: (_state, _seat, value) =>
      typeof value === "object" && value !== null && "kind" in value && value.kind === "high-card"
        ? { kind: "high-card" }
        : null,
    examples: () => [{ kind: "high-card" }],
  },

  redeal(state, viewer, chance) {
    const instead = exchange(state, viewer, chance);
    const other = (card: number): number => instead.get(card) ?? card;
    const redealt = {
      ...state,
      dealt: state.dealt.map((hand) => hand.map(other)),
      hands: state.hands.map((hand) => hand.map(other)),
      bids: [...state.bids],
      scores: [...state.scores],
    };
    if (state.winner !== null) return redealt;
    const laid = laidInstead(state, viewer, chance);
    for (const seat of seatsOf(state.seats)) {
      if (seat === viewer) continue;
      const cards = [...(redealt.hands[seat] ?? []), ...bidOf(state, seat).map(other)];
      redealt.bids[seat] = laid.has(seat) ? (cards.pop() ?? null) : null;
      redealt.hands[seat] = cards;
    }
    return redealt;
  },
  retell(event, redealt) {
    if (event.kind === "dealt") return { kind: "dealt", hands: redealt.dealt };
    if (event.kind !== "laid" || event.round !== redealt.round || redealt.winner !== null) return event;
    return { ...event, card: redealt.bids[event.seat] ?? event.card };
  },
  secrets(state, viewer) {
    return Object.fromEntries(
      seatsOf(state.seats)
        .filter((seat) => seat !== viewer)
        .map((seat) => [`the hand of ${seat}`, [...(state.hands[seat] ?? []), ...bidOf(state, seat)]]),
    );
  },
};
