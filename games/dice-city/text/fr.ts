import type { GameText } from "@roundtable/language";
import { card } from "../card.ts";
import type { DiceCity } from "../rules/dice-city.ts";
import { answer, question, waiting } from "./fr/asking.ts";
import { event, together } from "./fr/events.ts";
import { piece } from "./fr/pieces.ts";
import { rules } from "./fr/rules.ts";

export const text: GameText<DiceCity> = {
  locale: "fr",
  name: card.name.fr,
  tagline: card.tagline.fr,
  question,
  waiting,
  answer,
  event,
  together,
  problem: {},
  statement: {},
  option: {
    rerollHits: {
      name: "Relance contre deux jetons Passe",
      help: "Le joueur qui paie relance-t-il aussi un dé ?",
      values: { everyone: "Touche tout le monde", opponents: "Touche les adversaires" },
    },
    openScores: {
      name: "Scores ouverts",
      help: "Les points de victoire de tous sont affichés pendant la partie. Sinon, à chacun d’en tenir le compte.",
    },
    twoRows: {
      name: "Deux rangées complètes",
      help: "Mettent-elles fin à la partie d’elles-mêmes, ou leur joueur en décide-t-il ?",
      values: { automatic: "Mettent fin à la partie", choice: "Le joueur décide" },
    },
    level: {
      name: "Niveau en solitaire",
      help: "Pour un joueur : le nombre de tours. Au niveau difficile, les cartes partent plus vite.",
      values: { normal: "Normal : 15 tours", hard: "Difficile : 12 tours" },
    },
    target: {
      name: "Objectif en solitaire",
      help: "Pour un joueur : le score qu’il faut pour gagner.",
      values: {
        "50": "50 points",
        "55": "55 points",
        "60": "60 points",
        "65": "65 points",
        "70": "70 points",
        "75": "75 points",
        "80": "80 points",
        "85": "85 points",
        "90": "90 points",
        "95": "95 points",
        "100": "100 points",
      },
    },
  },
  piece,
  rules,
};
