import type { CoachText } from "@roundtable/language";
import type { FallingStars } from "../../rules/falling-stars.ts";

export const coach: CoachText<FallingStars> = {
  aim: "Ловите самые яркие звёзды: в конце побеждает тот, у кого больше очков.",
  asked: {
    lay: "Звезду ловит старшая карта. Лучшие приберегите для ярких звёзд, а на тусклые кладите младшие.",
    change:
      "У младшей карты есть утешение: смените ту, что ничего не поймает. Что придёт взамен, решит случай.",
  },
};
