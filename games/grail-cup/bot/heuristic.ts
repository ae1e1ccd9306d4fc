import { type Bot, bestOf } from "@roundtable/bots";
import { type Chance, chanceOf, copyOf, type Decision, seeded, type Seat } from "@roundtable/kernel";
import { type Answer, game, type GrailCup } from "../rules/index.ts";
import type { Space } from "../rules/pieces.ts";
import type { State } from "../rules/state.ts";
import { PLAYOUTS } from "./effort.ts";
import { prospects } from "./prospects.ts";
import { byRuleOfThumb } from "./rules-of-thumb.ts";

/**
 * Samples how the cards and tokens may lie, and tries each answer. Everybody then plays by rules of thumb to the end of
 * the round. It gives the answer with the best average prospects; `playouts` is the number of rounds per decision.
 */
export function lookingAhead(playouts: number): Bot<GrailCup> {
  return {
    choose(sight, chance) {
      const { seat, world } = sight;
      const luck = chance.pick(2 ** 30);
      const worlds: State[] = [];
      return bestOf(worthTrying(sight), playouts, (answer, nth) => {
        const imagined = (worlds[nth] ??= game.redeal(world, seat, chance));
        return playOut(copyOf(game, imagined), seat, answer, chanceOf(seeded(`${luck}/${nth}`)));
      });
    },
  };
}

export const heuristic = lookingAhead(PLAYOUTS.strong);

interface Asked {
  readonly view: { readonly knights: readonly { readonly space: Space }[] };
  readonly decision: Decision<GrailCup>;
}

/** Of the many spaces for the dragon, only those close before a knight matter, and one far back, to be rid of it. */
export function worthTrying({ view, decision }: Asked): readonly Answer[] {
  if (decision.question.kind !== "dragon") return decision.answers;
  const [farBack] = decision.answers;
  return decision.answers.filter(
    (answer) =>
      answer === farBack ||
      (answer.kind === "space" &&
        view.knights.some(({ space }) => space < answer.space && answer.space <= space + 2)),
  );
}

function playOut(state: State, seat: Seat, first: Answer, chance: Chance): number {
  const round = state.round.number;
  game.apply(state, seat, first, { chance, tell() {}, reveal() {} });
  return prospects(playedOn(state, round, chance), seat);
}

/** Everybody plays by rules of thumb until this round is over; changes the state in place. */
function playedOn(state: State, round: number, chance: Chance): State {
  const table = { chance, tell() {}, reveal() {} };
  while (state.winner === null && state.round.number === round) {
    const [asked] = game.asked(state);
    const decision = asked === undefined ? null : game.decision(state, asked);
    if (asked === undefined || decision === null) throw new Error("The round goes on, but nobody is asked.");
    game.apply(state, asked, byRuleOfThumb(state, asked, decision, chance), table);
  }
  return state;
}
