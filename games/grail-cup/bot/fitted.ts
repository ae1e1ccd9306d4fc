import type { Fitted } from "@roundtable/bots";
import { copyOf, seatsOf } from "@roundtable/kernel";
import { game, type GrailCup } from "../rules/index.ts";
import type { State } from "../rules/state.ts";
import { PROSPECTS, prospects } from "./prospects.ts";

/** How everybody stands at the beginning of a round. */
export const fitted: Fitted<GrailCup, State> = {
  constants: PROSPECTS,
  momentIn: ({ round }) => `round ${round.number}`,
  look: (state) => copyOf(game, state),
  foretell: (state, constants) =>
    seatsOf(state.knights.length).map((seat) => prospects(state, seat, { ...PROSPECTS, ...constants })),
};
