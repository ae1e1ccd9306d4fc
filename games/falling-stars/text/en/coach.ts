import type { CoachText } from "@roundtable/language";
import type { FallingStars } from "../../rules/falling-stars.ts";

export const coach: CoachText<FallingStars> = {
  aim: "Catch the brightest stars: after the last one, the most points win.",
  asked: {
    lay: "The highest card catches the star. Keep your best for bright ones, and play a low one when it isn’t worth it.",
    change:
      "The lowest card has its consolation: swap a card that won’t catch anything. What you get instead is luck.",
  },
};
