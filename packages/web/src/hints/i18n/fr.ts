import { type Line, line, plural, seat } from "@roundtable/language";
import type { HintText } from "./index.ts";

const games = (n: number): string => `${n} ${plural("fr", n, { one: "partie", other: "parties" })}`;

export const text: HintText = {
  othersSee: "Les autres verront que vous demandez un conseil.",
  noAchievement: "Une partie avec conseil ne compte pour aucun succès.",
  take: "Demander un conseil",
  notNow: "Pas maintenant",
  thinking: "Réflexion en cours",
  odds: (n, give) =>
    n === 0
      ? "D’ici, vous ne gagnez presque jamais."
      : n === 100
        ? "Vous gagnez presque à coup sûr."
        : give === 0
          ? `Vous gagnez environ ${games(n)} sur cent.`
          : `Vous gagnez environ ${games(n)} sur cent, à ${give} près.`,
  only: "Aucune autre réponse n’est possible ici.",
  compared: (other, gain) =>
    gain === 0
      ? line`La réponse «\u00a0${other}\u00a0» vaut à peu près autant.`
      : line`Avec la réponse «\u00a0${other}\u00a0», vous en gagneriez environ ${gain} de moins.`,
  taken: (hints) =>
    line`Conseils demandés\u00a0: ${hints.flatMap(([of, count], n): Line => [...(n === 0 ? [] : [", "]), seat(of), ` ${count}`])}.`,
};
