import { plural } from "@roundtable/language";
import type { ReplayText } from "./index.ts";

const moves = (n: number): string => `${n} ${plural("fr", n, { one: "coup", other: "coups" })}`;

export const text: ReplayText = {
  again: "Revoir",
  finished: "Vos parties terminées",
  nothingFinished: "Vous n’avez encore terminé aucune partie. Vous pourrez les revoir ici.",
  playedOffline: "jouée hors ligne",
  ended: (date) => `Partie terminée, ${date}`,
  notYet:
    "Cette partie n’est pas terminée, ou n’est plus conservée. On peut revoir une partie quand elle est finie.",
  toTable: "À la table",
  file: "Une partie dans un fichier",
  fileHelp:
    "Ouvrez une partie que quelqu’un a enregistrée. Avant de la montrer, votre navigateur la rejoue selon les règles et recalcule chaque dé et chaque mélange. Le fichier ne quitte pas votre appareil.",
  chooseFile: "Choisir un fichier",
  checking: "Vérification des règles et de chaque tirage…",
  refused: {
    "too-large": "Ce fichier est trop gros pour être une partie.",
    "not-a-match": "Ce fichier n’est pas une partie de Roundtable, ou il est abîmé.",
    "no-such-game": "Ce jeu n’existe pas ici.",
    "other-rules":
      "Cette partie a été jouée selon d’autres règles que les nôtres\u00a0: impossible de la vérifier.",
    "against-the-rules": "Cette partie ne respecte pas les règles.",
    "chance-unsealed":
      "Les dés et les mélanges de ce fichier ne sont pas scellés : impossible de les vérifier.",
    "chance-wrong": "Les dés et les mélanges de ce fichier ne sont pas ceux qui ont été scellés.",
  },
  refusedAt: (move) => `La première erreur est au coup ${move}.`,
  verified: (draws) =>
    `Partie lue dans un fichier. Vérifié\u00a0: chaque coup respecte les règles, et ${draws} ${plural("fr", draws, { one: "tirage est conforme", other: "tirages sont conformes" })} aux sceaux.`,
  title: (game) => `${game} : revoir la partie`,
  moment: "Moment",
  momentOf: (at, of) => `${at} sur ${of}`,
  setup: "Tout est en place.",
  first: "Au début",
  turnBack: "Un tour en arrière",
  back: "Une décision en arrière",
  play: "Lecture",
  pause: "Pause",
  on: "Une décision en avant",
  turnOn: "Un tour en avant",
  last: "À la fin",
  speed: "Vitesse",
  eyes: "Point de vue",
  publicEyes: "Spectateur",
  openEyes: "Cartes sur table",
  copy: "Copier le lien vers ce moment",
  copyReview: "Copier le lien vers l’analyse",
  review: "Analyse",
  copied: "Lien copié",
  save: "Enregistrer dans un fichier",
  keys: "Touches",
  keyHelp: [
    ["←  →", "une décision en arrière, une décision en avant"],
    ["Maj ←  Maj →", "un tour en arrière, un tour en avant"],
    ["Page ↑  Page ↓", "au repère précédent, au repère suivant"],
    ["Début  Fin", "au début, à la fin"],
    ["Espace", "lecture, pause"],
    ["?", "ces touches"],
  ],
  marks:
    "Sur la réglette, les grands repères marquent les fins de manche, les repères ronds les tournants de la partie.",
  olderRules: (from, of) =>
    from > of
      ? "Jouée selon d’anciennes règles que notre plateau ne sait plus montrer\u00a0: voici ce qui a été raconté."
      : `Jouée selon d’anciennes règles. À partir du coup ${from}, le plateau montre ce qui a été raconté alors.`,
  playOn: "Jouer à partir d’ici",
  playOnHelp: (at) =>
    `Une nouvelle table commence là où en était cette partie après ${moves(at)}. Des robots prennent toutes les autres places.`,
  playOnSeat: "Votre place",
  hidden: "Ce qui est caché",
  hiddenThings: { seat: "redistribué", open: "comme alors" },
  knows: {
    open: "Tout ce qui était caché reste tel quel, et vous pouvez le savoir.",
    seat: "Ce que votre place ne pouvait pas savoir est redistribué\u00a0: même en revoyant la partie, on ne l’apprend pas.",
  },
  friendly: "Une telle partie est un entraînement\u00a0: elle ne compte pas.",
  begin: "Commencer",
  overHere: "Ici, la partie est déjà finie. Revenez à un moment plus ancien.",
};
