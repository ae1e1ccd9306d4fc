import type { Bot } from "@roundtable/bots";
import type { QuestShape } from "../rules/quest.ts";
import { heuristic } from "./heuristic.ts";

export const bots: Readonly<Record<string, Bot<QuestShape>>> = { heuristic };
