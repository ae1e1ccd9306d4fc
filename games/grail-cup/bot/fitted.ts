import type { Fitted, Learner, Lesson, Thing } from "@roundtable/bots";
import { copyOf, type Seat, seatsOf } from "@roundtable/kernel";
import { type Answer, game, type GrailCup } from "../rules/index.ts";
import type { State } from "../rules/state.ts";
import { CURSE, KEEP, showAlly, showPlace, showVictim } from "./habits.ts";
import { LEARNED } from "./learned.ts";
import { OUTLOOK, standing } from "./outlook.ts";
import { PROSPECTS, prospects } from "./prospects.ts";

/** Positions at the beginning of a round. */
export const fitted: Fitted<GrailCup, State> = {
  constants: PROSPECTS,
  momentIn: ({ round }) => `round ${round.number}`,
  look: (state) => copyOf(game, state),
  foretell: (state, constants) =>
    seatsOf(state.knights.length).map((seat) => prospects(state, seat, { ...PROSPECTS, ...constants })),
};

/** Learns who wins from the beginning of a round, which ally is kept, and which is cursed. */
export const learner: Learner<GrailCup> = {
  nets: { outlook: OUTLOOK, keep: KEEP, curse: CURSE },
  weights: LEARNED,
  lessons({ seat, world, decision: { question, answers } }, answer) {
    const chosen = answers.indexOf(answer);
    switch (question.kind) {
      case "keep": {
        const kept: Lesson = { net: "keep", things: keptThings(world, seat, answers), chosen };
        return world.round.picks.length > 0 ? [kept] : [kept, beginningOf(world)];
      }
      case "curse":
        return [{ net: "curse", things: cursedThings(world, seat, answers), chosen }];
      default:
        return [];
    }
  },
};

function beginningOf(state: State): Lesson {
  const things = seatsOf(state.knights.length).map((seat) => ({
    kind: 0,
    shows: standing(state, seat, new Float64Array(OUTLOOK.inputs)),
  }));
  return { net: "outlook", things, chosen: null };
}

function keptThings(state: State, seat: Seat, answers: readonly Answer[]): Thing[] {
  return answers.flatMap((answer) => {
    if (answer.kind !== "keep") return [];
    const shows = new Float64Array(KEEP.inputs);
    showPlace(state, seat, answers.length, shows);
    showAlly(state, seat, answer.ally, state.round.picks.length, shows);
    return [{ kind: answer.ally - 1, shows }];
  });
}

function cursedThings(state: State, seat: Seat, answers: readonly Answer[]): Thing[] {
  return answers.flatMap((answer) => {
    if (answer.kind !== "curse") return [];
    const shows = new Float64Array(CURSE.inputs);
    showVictim(state, seat, answer.ally, shows);
    return [{ kind: 0, shows }];
  });
}
