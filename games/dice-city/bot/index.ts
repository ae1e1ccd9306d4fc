import type { Bots } from "@roundtable/bots";
import type { DiceCity } from "../rules/index.ts";
import { casual } from "./casual.ts";
import { beginner, greedy } from "./greedy.ts";
import { heuristic } from "./heuristic.ts";
import { master } from "./master.ts";

export const bots: Bots<DiceCity> = {
  master,
  strong: heuristic,
  casual,
  beginner,
  greedy,
};
