import type { Bots } from "@roundtable/bots";
import type { QuestShape } from "../rules/quest.ts";
import { greedy } from "./greedy.ts";
import { heuristic, skilledBot } from "./heuristic.ts";
import { BEGINNER, CASUAL, MASTER } from "./belief/skill.ts";

export const bots: Bots<QuestShape> = {
  master: skilledBot(MASTER),
  strong: heuristic,
  casual: skilledBot(CASUAL),
  beginner: skilledBot(BEGINNER),
  greedy,
};
