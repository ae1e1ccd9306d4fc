import { random } from "@roundtable/bots";
import type { Game, Shape, Viewer } from "@roundtable/kernel";
import { awaited, carryOut, type Dice, isOver, legalMoves, type Move, newRace, type Race } from "./rules.ts";

interface RaceShape extends Shape {
  options: Record<string, never>;
  state: Race;
  view: View;
  question: { readonly kind: "move" };
  answer: { readonly kind: Move["t"]; readonly id: string };
  event: { readonly kind: Move["t"]; readonly seat: number; readonly a?: number; readonly b?: number };
  problem: never;
  statement: never;
}

interface View {
  readonly awaited: Shape["view"]["awaited"];
  readonly phase: Race["flow"]["phase"];
  readonly left: number;
  readonly order: readonly number[];
  /** Without the last move, which is an event. */
  readonly board: Omit<Race["board"], "last">;
  readonly mine: Race["players"][number] | null;
}

/** The same rules, on our contract. */
const game: Game<RaceShape> = {
  id: "race",
  version: 1,
  seats: { min: 2, max: 8, usual: 4 },
  options: {},
  takeBack: "free-only",
  check: () => ({ errors: [], warnings: [] }),
  setup: (seats, _options, dealer) => newRace(seats, diceOf(dealer.chance)),
  asked: (state) => (isOver(state) ? [] : [awaited(state)]),
  decision(state, seat) {
    const moves = legalMoves(state, seat);
    if (moves.length === 0) return null;
    return {
      question: { kind: "move" },
      answers: moves.map((move) => ({ kind: move.t, id: idOf(move) })),
    };
  },
  apply(state, seat, answer, dealer) {
    const { t, ...how } = moveOf(answer.id);
    carryOut(state, seat, { t, ...how }, diceOf(dealer.chance));
    dealer.tell({ kind: t, seat, ...how });
  },
  outcome: (state) => (isOver(state) ? { winners: [state.board.winner] } : null),
  view(state, viewer, open = publicView(state)) {
    const mine = viewer === "public" ? undefined : state.players[viewer];
    if (mine === undefined) return open;
    return { ...open, mine: { hand: [...mine.hand], role: mine.role, offer: mine.offer } };
  },
  see(event, viewer: Viewer) {
    // The drafted role is secret.
    if (event.kind !== "draft" || event.seat === viewer) return event;
    return { kind: "draft", seat: event.seat };
  },
  after: (view) => view,
  redeal: (state) => state,
  retell: (event) => event,
  secrets: () => ({}),
};

function publicView({ flow, board }: Race): View {
  return {
    awaited: isOver({ board }) ? null : { seats: [awaited({ flow })], question: "move" },
    phase: flow.phase,
    left: flow.left,
    order: flow.order,
    board: {
      round: board.round,
      pos: [...board.pos],
      coins: [...board.coins],
      hands: [...board.hands],
      shown: [...board.shown],
      discard: [...board.discard],
      deckLeft: board.deckLeft,
      winner: board.winner,
    },
    mine: null,
  };
}

function diceOf(chance: { pick(sides: number): number; order(length: number): readonly number[] }): Dice {
  return {
    d6: () => 1 + chance.pick(6),
    shuffle: (cards) => chance.order(cards.length).map((place) => cards[place] ?? 0),
  };
}

function idOf({ t, a, b }: Move): string {
  return [t, a, b].filter((part) => part !== undefined).join("-");
}

function moveOf(id: string): Move {
  const [t = "", a, b] = id.split("-");
  return {
    t: t as Move["t"],
    ...(a === undefined ? {} : { a: Number(a) }),
    ...(b === undefined ? {} : { b: Number(b) }),
  };
}

export const registry = {
  race: { rules: () => Promise.resolve({ game }), bot: () => Promise.resolve({ bots: { random } }) },
};
