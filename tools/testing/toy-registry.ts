import { random } from "@roundtable/bots";
import type { Registry } from "@roundtable/games/registry";
import { does, type GameText, line } from "@roundtable/language";
import { game, type HighCard } from "../bench/engine/high-card.ts";

// For the tests of the tools, which must not change when a real game does.

const en: GameText<HighCard> = {
  locale: "en",
  name: "High Card",
  tagline: "The highest card takes the trick.",
  question: { lay: () => line`Lay a card` },
  waiting: { lay: () => line`Someone lays a card` },
  answer: { card: ({ id }) => line`${id}` },
  event: {
    dealt: ({ cards }) => line`You are dealt ${cards.join(" ")}.`,
    laid: (event) => line`${does(event.seat, "lays", "lay")} ${event.card}.`,
    taken: (event) => line`${does(event.seat, "takes", "take")} the trick.`,
  },
  problem: { "two-low": () => "Two players play for high cards only." },
  statement: {},
  option: {
    wins: { name: "What wins", help: "High cards or low ones.", values: { high: "high", low: "low" } },
  },
  piece: {},
  rules: [],
};

const fr: GameText<HighCard> = {
  ...en,
  locale: "fr",
  question: { lay: () => line`Posez une carte` },
  waiting: { lay: () => line`On pose une carte` },
  event: {
    dealt: ({ cards }) => line`Vous recevez ${cards.join(" ")}.`,
    laid: (event) => line`${does(event.seat, "pose", "posez")} ${event.card}.`,
    taken: (event) => line`${does(event.seat, "remporte", "remportez")} le pli.`,
  },
};

const ru: GameText<HighCard> = {
  ...en,
  locale: "ru",
  question: { lay: () => line`Положите карту` },
  waiting: { lay: () => line`Кто-то кладёт карту` },
  answer: { card: ({ id }) => line`карта ${id}` },
  event: {
    dealt: ({ cards }) => line`Ваши карты: ${cards.join(" ")}.`,
    laid: (event) => line`${does(event.seat, "кладёт", "кладёте")} ${event.card}.`,
    taken: (event) => line`${does(event.seat, "берёт", "берёте")} взятку.`,
  },
};

export const toyRegistry: Registry = {
  "high-card": {
    rules: async () => ({ game }),
    text: async () => ({
      texts: { en: async () => en, fr: async () => fr, ru: async () => ru },
    }),
    bot: async () => ({ bots: { careless: random } }),
  },
};
