import type { Bots } from "@roundtable/bots";
import type { GrailCup } from "../rules/index.ts";
import { casual } from "./casual.ts";
import { beginner, greedy } from "./greedy.ts";
import { heuristic } from "./heuristic.ts";
import { MASTERLY, searching } from "./tree.ts";

export const bots: Bots<GrailCup> = {
  master: searching(MASTERLY),
  strong: heuristic,
  casual,
  beginner,
  greedy,
};
