import type { Bots } from "@roundtable/bots";
import type { DiceCity } from "../rules/index.ts";
import { casual } from "./casual.ts";
import { beginner, greedy } from "./greedy.ts";
import { heuristic, planner } from "./heuristic.ts";
import { foreseen } from "./foresight.ts";

export const bots: Bots<DiceCity> = {
  master: planner(foreseen),
  strong: heuristic,
  casual,
  beginner,
  greedy,
};
