import type { GameText } from "@roundtable/language";
import { card } from "../card.ts";
import type { QuestShape } from "../rules/quest.ts";
import { answer, barred, question, waiting } from "./fr/asking.ts";
import { event } from "./fr/events.ts";
import { option } from "./fr/options.ts";
import { piece } from "./fr/pieces.ts";
import { problem } from "./fr/problems.ts";
import { rules } from "./fr/rules.ts";
import { statement } from "./fr/statements.ts";

export const text: GameText<QuestShape> = {
  locale: "fr",
  name: card.name.fr,
  tagline: card.tagline.fr,
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
