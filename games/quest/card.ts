import type { GameCard } from "@roundtable/language";
import { SEATS } from "./rules/seats.ts";

export const card: GameCard = {
  name: { ru: "Тайный Грааль", fr: "Quest", en: "Quest" },
  tagline: {
    ru: "Ведите отряд, сомневайтесь, указывайте пальцем: среди соратников Артура есть слуги Мордреда.",
    fr: "Menez, doutez, montrez du doigt : parmi les compagnons d’Arthur, certains servent Mordred.",
    en: "Lead, doubt, point your finger: some of Arthur’s companions serve Mordred.",
  },
  seats: SEATS,
};
