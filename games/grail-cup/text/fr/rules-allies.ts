import type { Chapter } from "@roundtable/language";

export const allies: Chapter = {
  title: "Les alliés",
  clauses: [
    {
      id: "GC-20",
      text: "1, l’Enchanteresse. Avancez de 1 case et appliquez tout ce qui en découle, puis maudissez l’un des alliés 2 à 9. Si un autre joueur révèle cet allié plus tard dans la manche, vos deux chevaliers échangent aussitôt et exactement leurs places, même s’il est derrière vous ou que le dragon vous sépare. Vous avancez ensuite de 1 case ; le dragon peut barrer ce pas, une lance peut ouvrir la voie. L’échange et le pas forment un seul de vos déplacements : si vous finissez sur une autre case qu’avant, vous la déclenchez, une seule fois. Après tout cela, l’autre joueur applique son allié depuis sa nouvelle place ; l’échange ne lui fait rien déclencher. Si vous gagnez ainsi, il ne joue pas. Rien ne se passe si personne ne révèle l’allié maudit ou si, à 3 joueurs, c’est votre propre second allié. La malédiction prend fin avec la manche.",
    },
    {
      id: "GC-21",
      text: "2, l’Écuyer. Désignez devant tous un chevalier, le vôtre si vous voulez, puis avancez de 2 cases.",
    },
    {
      id: "GC-22",
      text: "Après le dernier appel, si le chevalier désigné mène la course, vous avancez jusqu’à la case juste devant lui. C’est un déplacement ordinaire : le dragon, les lances, la case où vous finissez et l’arrivée comptent, et un Sceau obtenu là compte encore pour cette manche. S’il ne mène pas, rien ne se passe.",
    },
    {
      id: "GC-23",
      text: "3, Merlin. Regardez en secret 3 jetons Trèfle de la piste et reposez-les sur les trois mêmes cases dans l’ordre de votre choix ; avancez ensuite de 1, 2 ou 3 cases. Les autres voient quelles cases, pas quels jetons. Ce que vous avez vu vous reste indiqué tant que ces jetons ne bougent pas.",
    },
    { id: "GC-24", text: "4, la Forgeronne. Prenez une lance, puis avancez de 4 cases." },
    { id: "GC-25", text: "5, le Dragonnier. Déplacez le dragon (GC-41), puis avancez de 5 cases." },
    {
      id: "GC-26",
      text: "6, la Princesse. Avancez jusqu’au prochain château devant vous. Les châteaux avec trèfle et l’arrivée sont des châteaux.",
    },
    {
      id: "GC-27",
      text: "7, le Prêtre. Avancez jusqu’à la prochaine église devant vous. S’il n’y en a plus, vous restez sur place. L’arrivée n’est pas une église.",
    },
    { id: "GC-28", text: "8, la Fée. Avancez de 2, 4 ou 6 cases." },
    {
      id: "GC-29",
      text: "9, la Licorne. Repérez devant vous la case occupée par un chevalier la plus proche, et sautez jusqu’à la première case au-delà sans chevalier ni dragon. Des chevaliers sur des cases voisines, et le dragon à côté d’eux, forment un seul groupe. Le dragon ne vous arrête jamais et vous ne rendez pas de lance. Les chevaliers de votre propre case ne comptent pas. Si personne n’est devant, vous restez sur place. Un groupe qui touche l’arrivée vous y porte.",
    },
  ],
};
