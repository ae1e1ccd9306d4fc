import type { CoachText } from "@roundtable/language";
import type { FallingStars } from "../../rules/falling-stars.ts";

export const coach: CoachText<FallingStars> = {
  aim: "Catch the brightest stars: after the last one, most points win.",
  asked: {
    lay: "The highest card catches the star. Keep your best for bright ones, and lay a low one for those that are not worth it.",
    change:
      "The lowest card has its consolation: change the card that will catch nothing. What comes instead is luck.",
  },
};
