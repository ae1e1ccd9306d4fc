import type { Chapter } from "@roundtable/language";

export const round: Chapter = {
  title: "Un tour",
  clauses: [
    {
      id: "QU-10",
      text: "Le meneur choisit exactement autant de personnes différentes que le dit le plateau, lui-même s’il veut, puis donne le jeton de magie à l’une d’elles, lui-même s’il veut. Il n’y a pas de vote.",
    },
    {
      id: "QU-11",
      text: "Chaque membre de l’équipe joue en secret Succès ou Échec. La première ligne qui convient décide de ce qui est permis.\n1. Le Saboteur avec un jeton de vétéran, et le Meneur malgré lui qui mène la quête 2 ou 3 : Échec. En option, cela ne vaut que sans le jeton de magie.\n2. Avec le jeton de magie : le Jouvenceau Échec, la Fée Morgane l’une ou l’autre carte, tous les autres Succès.\n3. Le Dément Échec ; la Brute à la quête 4 ou 5 Succès ; tout autre personnage du Mal l’une ou l’autre ; un personnage du Bien Succès.\nUn joueur qui n’a pas le choix joue quand même sa carte.",
    },
    {
      id: "QU-12",
      text: "Les cartes sont mélangées et retournées. Tout le monde apprend le nombre d’Échecs, mais personne n’apprend de qui ils viennent avant la fin de la partie ; tout son journal est alors ouvert à tous. La quête échoue s’il y a au moins autant d’Échecs qu’il en faut (QU-2).",
    },
    {
      id: "QU-13",
      text: "Après une quête, si les quêtes ne sont pas finies, le meneur désigne le suivant : quelqu’un sans jeton de vétéran ni amulette, qui prend un jeton de vétéran. Si une amulette se trouve après la quête, il désigne du même coup son porteur : là encore sans jeton de vétéran ni amulette, et pas le nouveau meneur.\nJuste après le deuxième échec, si Galaad est en jeu, on interroge d’abord tout le monde : Galaad, s’il n’a ni l’un ni l’autre, peut se révéler et devient le nouveau meneur. L’ancien désigne quand même le porteur de l’amulette, s’il y en a une.",
    },
    {
      id: "QU-14",
      text: "Avant que le nouveau meneur compose l’équipe, le porteur de la nouvelle amulette doit sonder une autre personne, qui n’a pas d’amulette et n’a jamais été sondée par une amulette. Ce qu’a vu un Clerc ne compte pas.",
    },
    {
      id: "QU-15",
      text: "La personne sondée montre son vrai camp ; la Trublionne toujours le Mal ; la Mystificatrice ce qu’elle veut, à chaque fois. Seul le porteur de l’amulette le voit. À la première amulette, la Sentinelle reçoit une réponse du même genre, sauf si elle porte l’amulette ou est elle-même sondée ; une Mystificatrice choisit une nouvelle fois pour elle. Toute personne sondée confirme sa réponse, et une seconde fois pour la Sentinelle si elle est en jeu, afin que le temps ne trahisse rien. La personne sondée prend une amulette ternie, visible de tous.",
    },
    {
      id: "QU-16",
      text: "Un Fanfaron désigné pour mener la quête 5 se révèle aussitôt, avant l’usage d’une amulette.",
    },
  ],
};
