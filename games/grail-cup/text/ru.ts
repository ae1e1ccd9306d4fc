import type { GameText } from "@roundtable/language";
import { card } from "../card.ts";
import type { GrailCup } from "../rules/grail-cup.ts";
import { answer, question, waiting } from "./ru/asking.ts";
import { event } from "./ru/events.ts";
import { piece } from "./ru/pieces.ts";
import { rules } from "./ru/rules.ts";

export const text: GameText<GrailCup> = {
  locale: "ru",
  name: card.name.ru,
  tagline: card.tagline.ru,
  question,
  waiting,
  answer,
  event,
  problem: {},
  statement: {},
  option: {
    board: {
      name: "Поле",
      help: "Путь, по которому скачут рыцари.",
      values: { forest: "Лес" },
    },
  },
  piece,
  rules,
};
