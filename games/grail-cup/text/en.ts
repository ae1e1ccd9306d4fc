import type { GameText } from "@roundtable/language";
import type { GrailCup } from "../rules/grail-cup.ts";
import { answer, question, waiting } from "./en/asking.ts";
import { event } from "./en/events.ts";
import { piece } from "./en/pieces.ts";
import { rules } from "./en/rules.ts";

export const text: GameText<GrailCup> = {
  locale: "en",
  name: "Grail Cup",
  tagline: "Race through the forest for the Grail, if your allies are truly yours and the dragon looks away.",
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
