import type { GameText } from "@roundtable/language";
import { card } from "../card.ts";
import type { DiceCity } from "../rules/dice-city.ts";
import { answer, question, waiting } from "./en/asking.ts";
import { event, together } from "./en/events.ts";
import { piece } from "./en/pieces.ts";
import { rules } from "./en/rules.ts";

export const text: GameText<DiceCity> = {
  locale: "en",
  name: card.name.en,
  tagline: card.tagline.en,
  question,
  waiting,
  answer,
  event,
  together,
  problem: {},
  statement: {},
  option: {
    rerollHits: {
      name: "Reroll for two pass tokens",
      help: "Whether the player who pays also has to reroll a die.",
      values: { everyone: "Hits everyone", opponents: "Hits opponents only" },
    },
    openScores: {
      name: "Open scores",
      help: "Everyone’s victory points are shown during the game. When it’s off, you have to keep count yourself.",
    },
    twoRows: {
      name: "Two complete rows",
      help: "Whether two complete rows end the game automatically, or the player decides.",
      values: { automatic: "End the game", choice: "The player decides" },
    },
    level: {
      name: "Solo level",
      help: "For one player: how many turns you have. On the hard level, cards leave the display faster.",
      values: { normal: "Normal: 15 turns", hard: "Hard: 12 turns" },
    },
    target: {
      name: "Solo target",
      help: "For one player: the score you need to win.",
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
