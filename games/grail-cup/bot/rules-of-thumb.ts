import { type Chance, type Decision, pickOne, type Seat } from "@roundtable/kernel";
import { boardNamed, hasClover } from "../rules/board.ts";
import type { Answer, GrailCup } from "../rules/index.ts";
import type { Ally, Space, Token } from "../rules/pieces.ts";
import { knightOf } from "../rules/race.ts";
import type { State } from "../rules/state.ts";
import { A_CALL, ahead, reach } from "./reach.ts";

/** A lance is kept if spending it gains fewer spaces than this. */
const WORTH_A_LANCE = 3;

/** The value of an ally in spaces, beyond its own move: exchange, claim, look, lance, dragon. */
const BESIDES: Readonly<Record<Ally, number>> = { 1: 4, 2: 3, 3: 1, 4: 2, 5: 2, 6: 0, 7: 0, 8: 0, 9: 0 };

/** The value of a token in spaces for the knight that turns it up. */
const TOKEN_WORTH: Readonly<Record<Token, number>> = {
  boots: 4.5,
  goblin: -2,
  lure: 1,
  "fake-grail": 1,
  magnet: 1,
};
const UNKNOWN_TOKEN_WORTH = 1;

/** A quick and reasonable answer to everything, for simulated players. */
export function byRuleOfThumb(
  state: State,
  seat: Seat,
  { question, answers }: Decision<GrailCup>,
  chance: Chance,
): Answer {
  switch (question.kind) {
    case "keep":
      return best(answers, (answer) => worthOfKeeping(state, seat, answer) + chance.pick(A_CALL));
    case "curse":
      return pickOne(chance, answers);
    case "point":
      return knightFirstIn(state.race, answers);
    case "look":
      return best(answers, (answer) => interestIn(state, seat, answer) + chance.pick(2));
    case "arrange":
      return best(answers, (answer) => worthOfArrangement(state, seat, question.spaces, answer));
    case "steps":
      return best(answers, (answer) => worthOfSteps(state, seat, answer));
    case "lance": {
      const { before, beyond } = question;
      const spends = beyond - before >= WORTH_A_LANCE || beyond === boardNamed(state.board).finish;
      return best(answers, ({ kind }) => Number((kind === "spend-lance") === spends));
    }
    case "dragon":
      return best(answers, (answer) => worthOfDragon(state, seat, answer));
    case "fake-grail":
    case "magnet":
      return knightFirstIn(state.race, answers);
    case "direction":
      return pickOne(chance, answers);
  }
}

function worthOfKeeping(state: State, seat: Seat, answer: Answer): number {
  if (answer.kind !== "keep") return 0;
  return reach(state, seat, answer.ally) - knightOf(state, seat).space + BESIDES[answer.ally];
}

/** Merlin looks where one's own knight may land, then where others may. */
function interestIn(state: State, seat: Seat, answer: Answer): number {
  if (answer.kind !== "space") return 0;
  const isInReach = ({ space }: { space: Space }, steps: number) =>
    space < answer.space && answer.space <= space + steps;
  if (isInReach(knightOf(state, seat), 3)) return 3;
  return state.knights.some((knight) => isInReach(knight, A_CALL)) ? 1 : 0;
}

/** Good tokens where one's own knight may land, bad ones before the others. */
function worthOfArrangement(state: State, seat: Seat, spaces: readonly Space[], answer: Answer): number {
  if (answer.kind !== "arrange") return 0;
  const own = knightOf(state, seat).space;
  let worth = 0;
  for (const [index, token] of answer.tokens.entries()) {
    const space = spaces[index] ?? 0;
    if (own < space && space <= own + 3) worth += 2 * TOKEN_WORTH[token];
    else worth -= TOKEN_WORTH[token] * knightsBehind(state, space) * 0.3;
  }
  return worth;
}

function knightsBehind({ knights }: State, goal: Space): number {
  return knights.filter(({ space }) => space < goal && goal <= space + A_CALL).length;
}

function worthOfSteps(state: State, seat: Seat, answer: Answer): number {
  if (answer.kind !== "steps") return 0;
  const { space, lances } = knightOf(state, seat);
  const goal = ahead(state, space, space + answer.steps, lances > 0);
  if (goal === space) return goal;
  const board = boardNamed(state.board);
  return hasClover(board.kinds[goal]) ? goal + tokenWorth(state, seat, goal) : goal;
}

function tokenWorth({ clovers }: State, seat: Seat, space: Space): number {
  const lying = clovers.track[space];
  return lying?.rememberedBy.includes(seat) === true ? TOKEN_WORTH[lying.token] : UNKNOWN_TOKEN_WORTH;
}

/** Close before the others, above all the first of them, and out of the player's own way. */
function worthOfDragon({ knights, race }: State, seat: Seat, answer: Answer): number {
  if (answer.kind !== "space") return 0;
  let worth = 0;
  for (const [place, other] of race.entries()) {
    const gap = answer.space - (knights[other]?.space ?? 0);
    if (gap < 1 || gap > A_CALL) continue;
    const harm = A_CALL + 1 - gap;
    worth += other === seat ? -4 * harm : harm / (place + 1);
  }
  return worth;
}

function knightFirstIn(race: readonly Seat[], answers: readonly Answer[]): Answer {
  return best(answers, (answer) => (answer.kind === "knight" ? -race.indexOf(answer.knight) : 0));
}

function best(answers: readonly Answer[], worth: (answer: Answer) => number): Answer {
  let [chosen] = answers;
  if (chosen === undefined) throw new Error("There is nothing to choose from.");
  let most = -Infinity;
  for (const answer of answers) {
    const found = worth(answer);
    if (found <= most) continue;
    most = found;
    chosen = answer;
  }
  return chosen;
}
