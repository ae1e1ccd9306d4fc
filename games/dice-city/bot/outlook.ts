import type { Seat } from "@roundtable/kernel";
import { BANDITS } from "../rules/index.ts";
import type { State } from "../rules/state.ts";
import { cardsMissing, turnsLeft } from "./horizon.ts";
import { endingWorth } from "./standing.ts";

/** What a player expects of the rest of the game. */
interface Expected {
  /** How many turns he will have after this one. */
  readonly turns: number;
  /** What it is worth to him to end the game now, in points. */
  readonly ending: number;
}

export type Outlook = (state: State, seat: Seat) => Expected;

/** A guess at a glance. */
export const atAGlance: Outlook = (state, seat) => ({
  turns: turnsLeft(state),
  ending: endingWorth(state, seat),
});

/** How fast things go, as counted in 36 games of two: each turn of a player brings the end so much nearer. */
const BANDITS_A_TURN = 0.5;
const CARDS_A_TURN = 0.65;
const MISSING_A_ROUND = 0.7;

/** The end as it is seen coming from what is left of everything. */
export const foreseen: Outlook = (state, seat) => {
  const glance = atAGlance(state, seat);
  if (state.players.length === 1 || state.ending !== null) return glance;
  const { players, market } = state;
  const bandits = BANDITS.reduce((sum, bandit) => sum + market.bandits[bandit], 0);
  const rounds = Math.min(
    bandits / (BANDITS_A_TURN * players.length),
    market.deck.length / (CARDS_A_TURN * players.length),
    Math.min(...players.map(cardsMissing)) / MISSING_A_ROUND,
  );
  return { ...glance, turns: Math.max(0.7, rounds) };
};
