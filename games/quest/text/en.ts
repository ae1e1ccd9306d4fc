import type { GameText } from "@roundtable/language";
import type { QuestShape } from "../rules/quest.ts";
import { answer, question, waiting } from "./en/asking.ts";
import { event } from "./en/events.ts";
import { option } from "./en/options.ts";
import { piece } from "./en/pieces.ts";
import { problem } from "./en/problems.ts";
import { rules } from "./en/rules.ts";
import { statement } from "./en/statements.ts";

export const text: GameText<QuestShape> = {
  locale: "en",
  name: "Quest",
  tagline: "Lead, doubt, point your finger: some of Arthur’s companions serve Mordred.",
  question,
  waiting,
  answer,
  event,
  problem,
  statement,
  option,
  piece,
  rules,
};
