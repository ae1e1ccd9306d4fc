import { random } from "@roundtable/bots";
import type { Game, Shape, Viewer } from "@roundtable/kernel";
import { awaited, carryOut, type Dice, isOver, legalMoves, type Move, newRace, type Race } from "./rules.ts";

interface RaceShape extends Shape {
  options: Record<string, never>;
  state: Race;
  view: View;
  question: { readonly kind: "move" };
  answer: { readonly kind: Move["t"]; readonly id: string };
  event: { readonly kind: "moved"; readonly seat: number; readonly move: string };
  problem: never;
  statement: never;
}

interface View {
  readonly awaited: Shape["view"]["awaited"];
  readonly phase: Race["flow"]["phase"];
  readonly left: number;
  readonly order: readonly number[];
  readonly board: Race["board"];
  readonly mine: Race["players"][number] | null;
}

/** The same rules on our contract. */
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
    carryOut(state, seat, moveOf(answer.id), diceOf(dealer.chance));
    dealer.tell({ kind: "moved", seat, move: answer.id });
  },
  outcome: (state) => (isOver(state) ? { winners: [state.board.winner] } : null),
  view({ flow, board, players, ...state }, viewer) {
    const mine = viewer === "public" ? undefined : players[viewer];
    return {
      awaited: isOver({ board }) ? null : { seats: [awaited({ flow, ...state })], question: "move" },
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
        last: board.last,
        winner: board.winner,
      },
      mine: mine === undefined ? null : { hand: [...mine.hand], role: mine.role, offer: mine.offer },
    };
  },
  see(event, viewer: Viewer) {
    // Which role was drafted is a secret.
    if (event.kind === "said" || event.seat === viewer || !event.move.startsWith("draft")) return event;
    return { ...event, move: "draft" };
  },
  after: (view) => view,
  redeal: (state) => state,
  retell: (event) => event,
  secrets: () => ({}),
};

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
