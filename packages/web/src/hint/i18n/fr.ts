import { type Line, line, plural, seat } from "@roundtable/language";
import type { HintText } from "./index.ts";

const wins = (n: number): string => `${n} ${plural("fr", n, { one: "victoire", other: "victoires" })}`;

export const text: HintText = {
  othersSee: "Les autres verront que vous demandez un conseil.",
  noAchievement: "Une partie avec conseil ne compte pour aucun succès.",
  take: "Demander conseil",
  notNow: "Pas maintenant",
  thinking: "Réflexion en cours",
  odds: (n, give) =>
    n === 0
      ? "Ne gagne presque jamais."
      : n === 100
        ? "Gagne presque toujours."
        : give === 0
          ? `${wins(n)} sur cent.`
          : `Environ ${wins(n)} sur cent, à ${give} près.`,
  compared: (other, gain) =>
    gain === 0
      ? line`À peu près aussi bon\u00a0: ${other}.`
      : line`${wins(gain)} sur cent de plus que\u00a0: ${other}.`,
  taken: (hints) =>
    line`Conseils demandés\u00a0: ${hints.flatMap(([of, count], n): Line => [n === 0 ? "" : ", ", seat(of), ` ${count}`])}.`,
};
