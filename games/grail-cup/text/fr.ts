import type { GameText } from "@roundtable/language";
import { card } from "../card.ts";
import type { GrailCup } from "../rules/grail-cup.ts";
import { answer, question, waiting } from "./fr/asking.ts";
import { event } from "./fr/events.ts";
import { piece } from "./fr/pieces.ts";
import { rules } from "./fr/rules.ts";

export const text: GameText<GrailCup> = {
  locale: "fr",
  name: card.name.fr,
  tagline: card.tagline.fr,
  question,
  waiting,
  answer,
  event,
  problem: {},
  statement: {},
  option: {
    board: {
      name: "Plateau",
      help: "La piste sur laquelle les chevaliers font la course.",
      values: { forest: "La Forêt" },
    },
  },
  piece,
  rules,
};
