import type { CoachText } from "@roundtable/language";
import type { FallingStars } from "../../rules/falling-stars.ts";

export const coach: CoachText<FallingStars> = {
  aim: "Attrapez les étoiles les plus brillantes : à la fin, le plus de points l’emporte.",
  asked: {
    lay: "La plus haute carte attrape l’étoile. Gardez vos meilleures pour les brillantes, et jouez bas pour les autres.",
    change:
      "La carte la plus basse a sa consolation : changez celle qui n’attrapera rien. Ce qui vient à la place est affaire de chance.",
  },
};
