import { plural } from "@roundtable/language";
import type { FairnessText } from "./index.ts";

const count = (n: number, one: string, other: string): string => `${n} ${plural("fr", n, { one, other })}`;

export const text: FairnessText = {
  summary: {
    busy: "Hasard vérifiable : vérification…",
    fair: "Hasard vérifiable : vérifié, tout est conforme au sceau.",
    "fair-but": "Hasard vérifiable : vérifié, conforme au sceau, avec une réserve.",
    unfair: "Hasard vérifiable : la vérification échoue !",
    failed: "Hasard vérifiable : non vérifié.",
  },
  title: "Hasard vérifiable",
  commitment: "Scellé avant la partie",
  explain:
    "Avant la partie, le serveur a scellé sa source de hasard, et le navigateur de chaque joueur sa propre part. Les parts n’ont été ouvertes qu’une fois tous les sceaux visibles de tous. Ensemble, elles font chaque dé et chaque mélange. À la fin, le sceau du serveur est ouvert aussi et votre navigateur recalcule tout.",
  proves:
    "Ce que cela prouve : si un seul de ces navigateurs est honnête, le vôtre par exemple, nul n’a pu choisir la donne. Ni un joueur, ni la personne qui gère le serveur, ni les deux ensemble.",
  provesNot:
    "Ce que cela ne prouve pas : que la personne qui gère le serveur ne regarde pas les cartes cachées. Et une donne qui déplaît peut être évitée en faisant annuler le départ, mais jamais en secret ; chaque départ annulé figure ici.",
  shares: (names) => `Parts de hasard : ${names}.`,
  noShares:
    "Aucun navigateur n’a donné de contribution au tirage : la personne qui gère le serveur a pu choisir la donne.",
  calledOff: (names) =>
    `Un départ a été annulé : contribution au tirage scellée, mais pas ouverte (${names}).`,
  interrupted: "Un départ a été annulé : le serveur a été interrompu.",
  key: "Ouvert après la partie",
  verify: "Vérifier ici",
  verifying: "On recalcule…",
  fair: (draws) =>
    `Vérifié : ${count(draws, "tirage recalculé, conforme", "tirages recalculés, tous conformes")} au sceau.`,
  proof: {
    "own-share":
      "La part de votre navigateur y est, telle qu’elle a été scellée : nul n’a pu choisir cette donne.",
    "others-shares":
      "Votre navigateur ne se souvient d’aucune part à lui dans cette partie : nul n’a pu choisir la donne si l’un des autres était honnête.",
    "no-shares":
      "Aucun navigateur n’a donné de contribution au tirage : la personne qui gère le serveur a pu choisir la donne.",
    unsealed:
      "Cette partie a commencé quand les parts n’étaient pas encore scellées : la personne qui gère le serveur a pu choisir la donne avec un joueur.",
  },
  calledOffBefore: (starts) =>
    `Mais avant elle, ${count(starts, "départ a été annulé", "départs ont été annulés")} : la personne qui gère le serveur a pu connaître ${starts === 1 ? "cette donne-là" : "ces donnes-là"}.`,
  unfair: "Non conforme ! Les tirages ne correspondent pas au sceau.",
  brokenSeal:
    "Non conforme ! Une contribution au tirage a été ouverte qui n’est pas celle qui a été scellée.",
  contradiction:
    "Non conforme ! Le journal montre autre chose que ce que votre navigateur a vu avant la partie.",
  hiddenStart: "Non conforme ! Un départ où votre navigateur a ouvert sa part manque au journal.",
  notYet: "Le sceau est ouvert à la fin de la partie.",
  continues: (move) => `Cette partie en prolonge une autre, après le coup ${move}.`,
  continuesOpenly: "Simple entraînement : ce qui est caché a pu y être vu.",
  continuesAnew: "Simple entraînement ; ce que la place ne pouvait pas savoir a été redistribué.",
};
