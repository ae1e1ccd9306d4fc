import type { GameText } from "@roundtable/language";
import type { GrailCup } from "../rules/grail-cup.ts";
import { answer, question, waiting } from "./fr/asking.ts";
import { event } from "./fr/events.ts";
import { piece } from "./fr/pieces.ts";
import { rules } from "./fr/rules.ts";

export const text: GameText<GrailCup> = {
  locale: "fr",
  name: "Grail Cup",
  tagline:
    "Traversez la forêt avant vos rivaux et décrochez le Graal… si vos alliés vous restent fidèles et que le dragon regarde ailleurs.",
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
