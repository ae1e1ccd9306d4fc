import type { GameText } from "@roundtable/language";
import type { QuestShape } from "../../rules/quest.ts";

export const option: GameText<QuestShape>["option"] = {
  preset: {
    name: "Personnages",
    help: "Les personnages de la partie.",
    values: {
      base: "Jeu de base",
      recommended: "Recommandés",
      "directors-cut": "Version de l’auteur",
      custom: "Composition libre",
    },
  },
  set: { name: "Composition libre", help: "Une carte par joueur, si vous composez vous-même la partie." },
  customRules: {
    name: "Effectifs et plateau",
    help: "Pour une composition libre : l’effectif de chaque camp, la taille des équipes, et si le Mal voit la Chasseresse aveugle.",
    values: { base: "Jeu de base", "directors-cut": "Version de l’auteur" },
  },
  boardForFour: {
    name: "Plateau à quatre",
    help: "Les équipes des quatre quêtes dans le jeu de base à quatre.",
    values: { A: "A : 2, 3, 3, 2", B: "B : 2, 3, 2, 3" },
  },
  forcedFailBeatsMagic: {
    name: "L’Échec forcé l’emporte sur la magie",
    help: "Le Saboteur et le Meneur malgré lui doivent jouer Échec même avec le jeton de magie.",
  },
  huntAfterSuccess: {
    name: "Chasse après trois réussites",
    help: "La Chasseresse aveugle chasse après trois quêtes réussies, dans la version de l’auteur aussi.",
  },
  clericMustBeNamed: {
    name: "Un Clerc doit être nommé",
    help: "Si un Clerc a été distribué, l’un des deux personnages nommés à la chasse doit être un Clerc.",
  },
  huntVote: {
    name: "Vote sur la chasse",
    help: "Après les échecs, un vote secret décide de la chasse, et non la Chasseresse aveugle seule.",
  },
  mysteriousFigures: {
    name: "Silhouettes mystérieuses",
    help: "Des cartes sont écartées sans être vues : personne ne sait exactement qui est en jeu.",
  },
  goodPile: {
    name: "Pile du Bien",
    help: "Silhouettes mystérieuses, à partir de 6 joueurs : deux cartes de plus que l’effectif du Bien. Laissée vide, l’application la compose.",
  },
  evilPile: {
    name: "Pile du Mal",
    help: "Silhouettes mystérieuses, à partir de 6 joueurs : autant de cartes que l’effectif du Mal, sans la Fée Morgane ni la Chasseresse aveugle. Laissée vide, l’application la compose.",
  },
  hiddenCard: {
    name: "La carte face cachée",
    help: "Version de l’auteur à quatre ou cinq : ce que la carte restante est pour la Chasseresse aveugle.",
    values: {
      "may-be-named": "Elle peut la nommer à la chasse",
      "hunter-sees-it": "Elle la voit au début",
    },
  },
};
