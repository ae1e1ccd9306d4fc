import type { Fitted } from "@roundtable/bots";
import type { QuestShape, Side } from "../rules/index.ts";
import { everybody, sideAt } from "../rules/table-facts.ts";
import { CALIBRATION, calibrated } from "./playout/calibrated.ts";
import { playoutOdds } from "./playout/open.ts";

/** A quarter of the playouts of a hint. */
const EFFORT = 0.25;

interface Said {
  /** How often good won in the playouts. */
  readonly good: number;
  readonly sides: readonly Side[];
}

/**
 * The playouts' estimate at the beginning of every quest and before the end; hunts and raised hands are computed
 * exactly.
 */
export const fitted: Fitted<QuestShape, Said> = {
  constants: CALIBRATION,
  momentIn: ({ quests, hunt, lastChance }) =>
    hunt === null && lastChance === null ? `quest ${quests.length + 1}` : null,
  look: (state, chance) => ({
    good: playoutOdds(state, chance, EFFORT),
    sides: everybody(state).map((seat) => sideAt(state, seat)),
  }),
  foretell({ good, sides }, constants) {
    const odds = calibrated(good, { ...CALIBRATION, ...constants });
    return sides.map((side) => (side === "good" ? odds : 1 - odds));
  },
};
