import type { Bots } from "@roundtable/bots";
import type { QuestShape } from "../rules/quest.ts";
import { greedy } from "./greedy.ts";
import { heuristic, minded } from "./heuristic.ts";
import { BEGINNER, CASUAL, MASTER } from "./belief/temper.ts";

export const bots: Bots<QuestShape> = {
  master: minded(MASTER),
  strong: heuristic,
  casual: minded(CASUAL),
  beginner: minded(BEGINNER),
  greedy,
};
