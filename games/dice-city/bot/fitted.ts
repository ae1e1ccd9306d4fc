import type { Fitted } from "@roundtable/bots";
import type { DiceCity } from "../rules/index.ts";
import { type Footing, footingsIn, likeliestMost, PROSPECT, prospectFrom } from "./evaluation/win-chances.ts";
import { gainOfTurn } from "./planning/turn-gain.ts";

/** How many ways to go on are kept after each die, and how finely points are told apart: quick, for thousands of turns. */
const BEAM = 4;
const STEPS = 40;

/** How everybody stands at the beginning of a turn; for two players and more. */
export const fitted: Fitted<DiceCity, readonly Footing[]> = {
  constants: PROSPECT,
  momentIn: ({ turn }) => `turn ${turn.number}`,
  look: (state) => footingsIn(state, gainOfTurn(state, BEAM)),
  foretell: (footings, constants) =>
    likeliestMost(
      footings.map((footing) => prospectFrom(footing, { ...PROSPECT, ...constants })),
      STEPS,
    ),
};
