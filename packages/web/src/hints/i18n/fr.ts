import { type Line, line, seat } from "@roundtable/language";
import type { HintText } from "./index.ts";

export const text: HintText = {
  othersSee: "Les autres verront que vous demandez un conseil.",
  noAchievement: "Une partie avec conseil ne compte pour aucun succès.",
  take: "Demander un conseil",
  notNow: "Pas maintenant",
  more: "En savoir plus",
  thinking: "Réflexion en cours",
  odds: (n, give) =>
    n === 0
      ? "Chances de gagner d’ici\u00a0: moins de 1\u202f%."
      : n === 100
        ? "Chances de gagner d’ici\u00a0: plus de 99\u202f%."
        : give === 0
          ? `Chances de gagner d’ici\u00a0: environ ${n}\u202f%.`
          : `Chances de gagner d’ici\u00a0: environ ${n}\u202f% (±\u202f${give}).`,
  only: "Aucune autre réponse n’est possible ici.",
  compared: (other, gain) =>
    gain === 0
      ? line`La deuxième meilleure réponse, «\u00a0${other}\u00a0», vaut à peu près autant.`
      : line`La deuxième meilleure réponse, «\u00a0${other}\u00a0», réduit vos chances d’environ ${gain}\u202f%.`,
  taken: (hints) =>
    line`Conseils demandés\u00a0: ${hints.flatMap(([of, count], n): Line => [...(n === 0 ? [] : [", "]), seat(of), ` ${count}`])}.`,
};
