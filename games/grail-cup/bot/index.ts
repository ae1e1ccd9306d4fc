import type { Bots } from "@roundtable/bots";
import type { GrailCup } from "../rules/index.ts";
import { greedy } from "./greedy.ts";
import { heuristic } from "./heuristic.ts";

export const bots: Bots<GrailCup> = { heuristic, greedy };
