import type { Bot } from "@roundtable/bots";
import type { GrailCup } from "../rules/index.ts";
import { PLAYOUTS } from "./effort.ts";
import { beginner } from "./greedy.ts";
import { lookingAhead } from "./heuristic.ts";

/** Of a hundred times that it is asked, it looks ahead so often. */
const THOUGHTFUL = 60;

const thoughtful = lookingAhead(PLAYOUTS.casual);

/** Looks ahead, if not far; every now and then it does not, and counts as carelessly as a beginner. */
export const casual: Bot<GrailCup> = {
  choose: (sight, chance) => (chance.pick(100) < THOUGHTFUL ? thoughtful : beginner).choose(sight, chance),
};
