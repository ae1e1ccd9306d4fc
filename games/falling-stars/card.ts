import type { GameCard } from "@roundtable/language";
import { SEATS } from "./rules/seats.ts";

export const card: GameCard = {
  name: { ru: "Звездопад", fr: "Étoiles filantes", en: "Falling Stars" },
  tagline: {
    ru: "Звёзды падают, карты ложатся рубашкой вверх: старшая ловит звезду.",
    fr: "Les étoiles tombent, les cartes se jouent face cachée\u00a0: la plus haute attrape l’étoile.",
    en: "Stars fall, cards are played face down, and the highest catches the star.",
  },
  seats: SEATS,
};
