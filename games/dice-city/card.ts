import type { GameCard } from "@roundtable/language";
import { SEATS } from "./rules/seats.ts";

export const card: GameCard = {
  name: { ru: "Кубикоград", fr: "Dice City", en: "Dice City" },
  tagline: {
    ru: "Бросьте пять кубиков, дайте каждому дело в городе и постройте столицу на зависть соседям.",
    fr: "Lancez cinq dés, donnez à chacun un rôle dans votre cité et bâtissez la capitale que tous envient.",
    en: "Roll five dice, put each to work in your city, and build a capital that everyone envies.",
  },
  seats: SEATS,
};
