import type { Bot } from "@roundtable/bots";
import { type Chance, pickOne, previewOf, type Seat } from "@roundtable/kernel";
import { type Answer, game, type GrailCup } from "../rules/index.ts";
import { knightOf } from "../rules/race.ts";
import type { State } from "../rules/state.ts";
import { reach } from "./reach.ts";

/** Gives the answer whose certain consequence takes its own knight farthest; a random one of several. */
export const greedy: Bot<GrailCup> = {
  choose({ seat, decision, world }, chance) {
    const goals = decision.answers.map((answer) => goalOf(world, seat, answer));
    const farthest = Math.max(...goals);
    return pickOne(
      chance,
      decision.answers.filter((_, index) => goals[index] === farthest),
    );
  },
};

/** By how many spaces a beginner may misjudge where an answer leads. */
const MISJUDGED = 6;

/** Wants the same, but counts the spaces carelessly, and sometimes answers at random. */
export const beginner: Bot<GrailCup> = {
  choose({ seat, decision, world }, chance) {
    const seems = (answer: Answer) => goalOf(world, seat, answer) + careless(chance);
    const judged = decision.answers.map((answer) => ({ answer, goal: seems(answer) }));
    return judged.reduce((best, other) => (other.goal > best.goal ? other : best)).answer;
  },
};

function careless(chance: Chance): number {
  return (MISJUDGED * chance.pick(100)) / 100;
}

/** An ally counts as if it were called now; everything else by its preview. */
function goalOf(state: State, seat: Seat, answer: Answer): number {
  if (answer.kind === "keep") return reach(state, seat, answer.ally);
  const { events } = previewOf(game, state, seat, answer);
  return events.reduce(
    (space, event) => (event.kind === "moved" && event.seat === seat ? event.to : space),
    knightOf(state, seat).space,
  );
}
