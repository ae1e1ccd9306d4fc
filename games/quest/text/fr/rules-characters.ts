import type { Chapter } from "@roundtable/language";
import {
  characterLines,
  presetLines,
  sidesLines,
  tableauLines,
  type RulesTableWords,
} from "../rules-tables.ts";
import { cardCount, CHARACTER_NAMES, SIDE_NAMES } from "./names.ts";
import { CHARACTER_PIECES } from "./pieces.ts";

const ORIGINS = { base: "base", optional: "en option", promo: "promo" } as const;

export const WORDS: RulesTableWords = {
  colon: " : ",
  semicolon: " ; ",
  or: "ou",
  players: "Joueurs",
  base: "Jeu de base",
  directorsCut: "Version de l’auteur",
  name: (character) => CHARACTER_NAMES[character].bare,
  someOf: (count, cards) => `${cardCount(count)} parmi : ${cards}`,
  facts: ({ side, origin, copies, least }) => [
    SIDE_NAMES[side],
    ORIGINS[origin],
    ...(copies === 1 ? [] : [cardCount(copies)]),
    ...(least === undefined
      ? []
      : [least.hard ? `à partir de ${least.players} joueurs` : `mieux à partir de ${least.players} joueurs`]),
  ],
};

export const characters: readonly Chapter[] = [
  {
    title: "Les nombres",
    clauses: [
      {
        id: "QU-1",
        text: `Quest se joue de 4 à 10. Effectifs du Bien et du Mal :\n${sidesLines(WORDS)}`,
      },
      {
        id: "QU-2",
        text: `Le plateau donne la taille de l’équipe de chaque quête. * veut dire qu’il faut deux Échecs pour qu’elle échoue, A qu’une amulette se trouve après elle. À quatre, dans le jeu de base, l’hôte choisit l’un des deux plateaux.\n${tableauLines(WORDS)}`,
      },
      {
        id: "QU-3",
        text: "Il faut au Bien trois quêtes réussies. L’heure du Mal vient après trois quêtes échouées, ou deux à quatre joueurs.",
      },
    ],
  },
  {
    title: "Les personnages",
    clauses: [
      {
        id: "QU-4",
        text: `Il y a 27 personnages sur 36 cartes ; le troisième Sbire vient de la version de l’auteur. La Fée Morgane est de toutes les parties, l’Héritière seulement à 4 ou 5.\n${characterLines((character) => CHARACTER_PIECES[character].help, WORDS)}`,
      },
      {
        id: "QU-5",
        text: `L’hôte choisit les personnages.\nJeu de base\n${presetLines("base", WORDS)}\nRecommandés\n${presetLines("recommended", WORDS)}\nLa version de l’auteur est décrite en QU-30. Pour une composition libre, on choisit d’abord le jeu de base ou la version de l’auteur, ce qui fixe les effectifs, le plateau, et si la Chasseresse aveugle est cachée au Mal ; le troisième Sbire convient aux deux.`,
      },
      {
        id: "QU-6",
        text: [
          "Une composition est valable si elle compte :",
          "une carte par joueur, avec les effectifs de QU-1 ;",
          "exactement une Fée Morgane, et pas plus d’exemplaires qu’il n’y a de cartes ;",
          "avec tout personnage optionnel ou promo du Bien, la Chasseresse aveugle ; avec Perceval, un Clerc ;",
          "les deux Lancelot ou aucun ;",
          "avec la Sentinelle, une amulette sur le plateau ;",
          "un second Duc seulement à partir de 7 joueurs, un second Archiduc à partir de 9 ;",
          "l’Héritière seulement à 4 ou 5, le Changelin seulement à partir de 6 ;",
          "et assez de joueurs pour chaque personnage (QU-4).",
          "Avec les silhouettes mystérieuses (QU-23), on vérifie à la place les piles et la Fée Morgane, sans la taille ni les effectifs. Ne donnent lieu qu’à un avertissement un personnage qui se joue mieux à plus de joueurs, un personnage optionnel ou promo du Mal sans la Chasseresse aveugle, ainsi que la Trublionne ou la Mystificatrice quand rien ne permet de sonder.",
        ].join("\n"),
      },
      {
        id: "QU-7",
        text: "Tout le monde sait quels personnages sont en jeu, mais pas qui est qui. Sont publics le meneur, l’équipe, le jeton de magie, les jetons de vétéran, les amulettes, les amulettes ternies et qui a sondé qui, le nombre d’Échecs et les personnages révélés. Sont secrets les personnages, qui a joué quelle carte et les réponses. Personne ne peut montrer aux autres l’écran de son personnage.",
      },
    ],
  },
  {
    title: "Les présentations",
    clauses: [
      {
        id: "QU-8",
        text: "Le premier meneur est tiré au hasard avant la distribution ; il prend le jeton de meneur et un jeton de vétéran. Puis chacun reçoit un personnage.",
      },
      {
        id: "QU-9",
        text: "Avant la première quête, chacun voit en privé ce que sait son personnage, et confirme.\nLes joueurs du Mal se voient entre eux, sauf l’Héritière, le Changelin, la Chasseresse aveugle, le Mutin, Lancelot le félon et l’Étranger, qui ne voient ainsi personne. Ils voient aussi la Chasseresse aveugle, le Mutin et Lancelot le félon, et savent qui est qui : le Mutin toujours, la Chasseresse et Lancelot le félon aussi, mais s’ils sont tous deux en jeu, seulement que c’est l’un des deux. Le Changelin et l’Étranger leur sont cachés, et dans la version de l’auteur à partir de 6 joueurs la Chasseresse aveugle aussi.\nLa Fée Morgane voit qui est l’Héritière. L’Étranger voit tout le reste du Mal qui n’est pas caché, l’Héritière comprise, sans savoir qui est quoi. Les deux Lancelot se voient. Arthur voit la Fée Morgane. Perceval voit tous les Clercs. Chaque Clerc voit la réponse du premier meneur (QU-15), la même pour tous ; un Clerc qui mène en premier ne voit rien. Une Mystificatrice qui mène en premier choisit sa réponse avant de confirmer.",
      },
    ],
  },
];
