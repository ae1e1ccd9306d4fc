import type { GameText } from "@roundtable/language";
import { card } from "../card.ts";
import type { QuestShape } from "../rules/quest.ts";
import { answer, barred, question, waiting } from "./ru/asking.ts";
import { event } from "./ru/events.ts";
import { option } from "./ru/options.ts";
import { piece } from "./ru/pieces.ts";
import { problem } from "./ru/problems.ts";
import { rules } from "./ru/rules.ts";
import { statement } from "./ru/statements.ts";

export const text: GameText<QuestShape> = {
  locale: "ru",
  name: card.name.ru,
  tagline: card.tagline.ru,
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
