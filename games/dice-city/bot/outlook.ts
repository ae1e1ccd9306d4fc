import type { Seat } from "@roundtable/kernel";
import type { Spot } from "../rules/index.ts";
import type { State } from "../rules/state.ts";
import { turnsLeft } from "./horizon.ts";
import { endingWorth } from "./standing.ts";

/** What a player expects of the rest of the game. */
export interface Expected {
  /** How many turns he will have after this one. */
  readonly turns: number;
  /** What it is worth to him to end the game now, in points. */
  readonly ending: number;
  /** What an attack on this location costs its owner, for whoever attacks; the same everywhere unless it is said. */
  readonly harm?: (victim: Seat, spot: Spot) => number;
  /** Knows that the last of the bandits ends the game too (DC-23). */
  readonly seesBandits?: boolean;
}

export type Outlook = (state: State, seat: Seat) => Expected;

/** A guess at a glance. */
export const atAGlance: Outlook = (state, seat) => ({
  turns: turnsLeft(state),
  ending: endingWorth(state, seat),
});
