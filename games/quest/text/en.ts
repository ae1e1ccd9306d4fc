import type { GameText } from "@roundtable/language";
import { card } from "../card.ts";
import type { QuestShape } from "../rules/quest.ts";
import { answer, barred, question, waiting } from "./en/asking.ts";
import { event } from "./en/events.ts";
import { option } from "./en/options.ts";
import { piece } from "./en/pieces.ts";
import { problem } from "./en/problems.ts";
import { rules } from "./en/rules.ts";
import { statement } from "./en/statements.ts";

export const text: GameText<QuestShape> = {
  locale: "en",
  name: card.name.en,
  tagline: card.tagline.en,
  question,
  waiting,
  answer,
  barred,
  event,
  problem,
  statement,
  option,
  piece,
  rules,
};
