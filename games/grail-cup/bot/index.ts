import type { Bots } from "@roundtable/bots";
import type { GrailCup } from "../rules/index.ts";
import { beginner, greedy } from "./greedy.ts";
import { heuristic, lookingAhead } from "./heuristic.ts";

export const bots: Bots<GrailCup> = {
  master: lookingAhead(480),
  strong: heuristic,
  casual: lookingAhead(6),
  beginner,
  greedy,
};
