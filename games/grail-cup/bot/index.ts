import type { Bots } from "@roundtable/bots";
import type { GrailCup } from "../rules/index.ts";
import { casual } from "./casual.ts";
import { PLAYOUTS } from "./effort.ts";
import { beginner, greedy } from "./greedy.ts";
import { heuristic, lookingAhead } from "./heuristic.ts";
import { searching } from "./tree.ts";

/** Bots from before there were levels, as baselines for measurements. */
export const yardsticks: Bots<GrailCup> = { heuristic: lookingAhead(120) };

export const bots: Bots<GrailCup> = {
  master: searching(PLAYOUTS.master),
  strong: heuristic,
  casual,
  beginner,
  greedy,
};
