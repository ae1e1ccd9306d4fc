import type { Bots } from "@roundtable/bots";
import type { DiceCity } from "../rules/index.ts";
import { greedy } from "./greedy.ts";
import { heuristic } from "./heuristic.ts";

export const bots: Bots<DiceCity> = { heuristic, greedy };
