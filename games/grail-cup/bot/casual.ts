import type { Bot } from "@roundtable/bots";
import type { GrailCup } from "../rules/index.ts";
import { PLAYOUTS } from "./effort.ts";
import { beginner } from "./greedy.ts";
import { lookingAhead } from "./heuristic.ts";

/** How often in a hundred decisions it looks ahead. */
const THOUGHTFUL = 60;

const thoughtful = lookingAhead(PLAYOUTS.casual);

/** Looks ahead a little; now and then it does not, and counts as carelessly as a beginner. */
export const casual: Bot<GrailCup> = {
  choose: (sight, chance) => (chance.pick(100) < THOUGHTFUL ? thoughtful : beginner).choose(sight, chance),
};
