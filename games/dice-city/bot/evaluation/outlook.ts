import type { Seat } from "@roundtable/kernel";
import type { Spot } from "../../rules/index.ts";
import type { State } from "../../rules/state.ts";
import { turnsLeft } from "./turns-left.ts";
import { endingWorth } from "./lead.ts";
import { GUESSED, type Insight, type Weights } from "./weights.ts";

/** What a player expects of the rest of the game. */
export interface Expected {
  /** The number of turns after this one that the player plans for. */
  readonly turns: number;
  /** What it is worth to the player to end the game now, in points. */
  readonly ending: number;
  /** What an attack on this location costs its owner, seen by the attacker; constant unless given. */
  readonly harm?: (victim: Seat, spot: Spot) => number;
  readonly weights: Weights;
  /** Knows that the last of the bandits, of the ships or of the deck ends the game too (DC-23). */
  readonly seesEnds?: boolean;
  /** What a robbed resource costs its owner, for the robber; who does not say it plans no robbery. */
  readonly robbed?: (victim: Seat) => number;
  /** Thinks of robbery, of new cards for the display, and of the dice of all (DC-17, DC-11c, DC-12). */
  readonly insight?: Insight;
}

export type Outlook = (state: State, seat: Seat) => Expected;

/** A guess at a glance. */
export const atAGlance: Outlook = (state, seat) => ({
  turns: turnsLeft(state),
  ending: endingWorth(state, seat),
  weights: GUESSED,
});
