import type { Bots } from "@roundtable/bots";
import type { QuestShape } from "../rules/quest.ts";
import { heuristic } from "./heuristic.ts";

export const bots: Bots<QuestShape> = { heuristic };
