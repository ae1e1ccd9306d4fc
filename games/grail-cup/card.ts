import type { GameCard } from "@roundtable/language";
import { SEATS } from "./rules/seats.ts";

export const card: GameCard = {
  name: { ru: "Кубок Грааля", fr: "Grail Cup", en: "Grail Cup" },
  tagline: {
    ru: "Скачите через лес за Граалем и надейтесь, что союзники верны вам, а дракон смотрит в другую сторону.",
    fr: "Traversez la forêt avant vos rivaux et décrochez le Graal… si vos alliés vous restent fidèles et que le dragon regarde ailleurs.",
    en: "Race through the forest for the Grail, if your allies are truly yours and the dragon looks away.",
  },
  seats: SEATS,
};
