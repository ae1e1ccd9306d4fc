import type { Decision, Seat } from "@roundtable/kernel";
import { stepsOf } from "./allies.ts";
import type { Answer, Question } from "./asking.ts";
import { boardNamed } from "./board.ts";
import { tokensOn } from "./clovers.ts";
import type { GrailCup } from "./grail-cup.ts";
import { holdersBut } from "./lances.ts";
import { dragonsGoals } from "./moves.ts";
import { ALLIES, type Ally, type Direction, ENCHANTRESS, type Space, type Token } from "./pieces.ts";
import { takenUpInHand } from "./round.ts";
import type { State } from "./state.ts";
import { type Asking, askingNow } from "./tasks.ts";

export function asked(state: State): readonly Seat[] {
  const asking = askingNow(state.tasks);
  return asking === null ? [] : [asking.seat];
}

export function decision(state: State, seat: Seat): Decision<GrailCup> | null {
  const asking = askingNow(state.tasks);
  if (asking?.seat !== seat) return null;
  return { question: questionOf(state, asking), answers: answersTo(state, asking) };
}

function questionOf(state: State, asking: Asking): Question {
  switch (asking.do) {
    case "keep":
      return { kind: "keep", hand: state.round.hand, takenUp: takenUpInHand(state) };
    case "look":
      return { kind: "look", chosen: asking.chosen };
    case "arrange":
      return { kind: "arrange", spaces: asking.spaces, tokens: tokensOn(state.clovers, asking.spaces) };
    case "steps":
      return { kind: "steps", ally: asking.ally };
    case "lance":
      return { kind: "lance", before: asking.before, beyond: asking.beyond };
    case "dragon":
      return { kind: "dragon", why: asking.why };
    default:
      return { kind: asking.do };
  }
}

function answersTo(state: State, asking: Asking): readonly Answer[] {
  switch (asking.do) {
    case "keep":
      return state.round.hand.map(keepAnswer);
    case "direction":
      return DIRECTIONS;
    case "curse":
      return CURSES;
    case "point":
      return state.knights.map((_, knight) => knightAnswer(knight));
    case "look": {
      const { chosen } = asking;
      return boardNamed(state.board).clovers.flatMap((space) =>
        chosen.includes(space) ? [] : [spaceAnswer(space)],
      );
    }
    case "arrange":
      return arrangements(tokensOn(state.clovers, asking.spaces));
    case "steps":
      return stepsOf(asking.ally).map((steps) => ({ kind: "steps", id: `steps-${steps}`, steps }));
    case "lance":
      return LANCE;
    case "dragon":
      return dragonsGoals(state).map(spaceAnswer);
    case "fake-grail":
      return state.knights.flatMap((_, knight) => (knight === asking.seat ? [] : [knightAnswer(knight)]));
    case "magnet":
      return holdersBut(state, asking.seat).map(knightAnswer);
  }
}

/** Answers that are asked for by the million are made once. */
function madeOnce<Key extends string | number, A extends Answer>(make: (key: Key) => A): (key: Key) => A {
  const made = new Map<Key, A>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const answer = make(key);
    made.set(key, answer);
    return answer;
  };
}

const keepAnswer = madeOnce((ally: Ally) => ({ kind: "keep", id: `keep-${ally}`, ally }) as const);
const knightAnswer = madeOnce(
  (knight: Seat) => ({ kind: "knight", id: `knight-${knight}`, knight }) as const,
);
const spaceAnswer = madeOnce((space: Space) => ({ kind: "space", id: `space-${space}`, space }) as const);

const DIRECTIONS: readonly Answer[] = (["left", "right"] satisfies Direction[]).map((direction) => ({
  kind: "direction",
  id: direction,
  direction,
}));

/** GC-20: any of allies 2 to 9, whoever holds it. */
const CURSES: readonly Answer[] = ALLIES.filter((ally) => ally !== ENCHANTRESS).map((ally) => ({
  kind: "curse",
  id: `curse-${ally}`,
  ally,
}));

const LANCE: readonly Answer[] = [
  { kind: "spend-lance", id: "spend-lance" },
  { kind: "keep-lance", id: "keep-lance" },
];

/** GC-23: every order of three tokens that looks different. */
function arrangements(tokens: readonly Token[]): Answer[] {
  const orders = tokens.flatMap((first, i) =>
    tokens.flatMap((second, j) =>
      tokens.flatMap((third, k) => (i !== j && j !== k && i !== k ? [[first, second, third]] : [])),
    ),
  );
  const byId = new Map(orders.map((order) => [order.join("+"), order]));
  return [...byId].map(([id, order]) => ({ kind: "arrange", id, tokens: order }));
}
