import type { GameText } from "@roundtable/language";
import { card } from "../card.ts";
import type { GrailCup } from "../rules/grail-cup.ts";
import { answer, question, waiting } from "./en/asking.ts";
import { event } from "./en/events.ts";
import { piece } from "./en/pieces.ts";
import { rules } from "./en/rules.ts";

export const text: GameText<GrailCup> = {
  locale: "en",
  name: card.name.en,
  tagline: card.tagline.en,
  question,
  waiting,
  answer,
  event,
  problem: {},
  statement: {},
  option: {
    board: {
      name: "Board",
      help: "The track that the knights race along.",
      values: { forest: "The Forest" },
    },
  },
  piece,
  rules,
};
