import type { Bots } from "@roundtable/bots";
import type { GrailCup } from "../rules/index.ts";
import { beginner, greedy } from "./greedy.ts";
import { heuristic, lookingAhead } from "./heuristic.ts";
import { searching } from "./tree.ts";

export const bots: Bots<GrailCup> = {
  master: searching(360),
  strong: heuristic,
  casual: lookingAhead(6),
  beginner,
  greedy,
};
