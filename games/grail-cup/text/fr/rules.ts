import type { Chapter } from "@roundtable/language";
import { allies } from "./rules-allies.ts";
import { forest } from "./rules-forest.ts";

/** The rules as people read them at the table, clause by clause. */
export const rules: readonly Chapter[] = [
  {
    title: "En bref",
    clauses: [
      { text: "Chacun est un chevalier lancé vers le Graal : le premier à l’arrivée gagne." },
      {
        text: "À chaque manche, les cartes Allié passent de main en main et chacun en garde une en secret. On appelle ensuite les alliés de 1\u00a0à\u00a09 : à votre numéro, révélez votre carte, et votre allié fait avancer votre chevalier.",
      },
      {
        text: "Un champ de trèfle cache un jeton, bon ou mauvais ; dans un village, on lance le dé. Le dragon barre la route ; une lance permet de passer.",
      },
    ],
  },
  {
    title: "La course et sa piste",
    clauses: [
      {
        id: "GC-1",
        text: "La piste de la Forêt compte 46 cases. On part des cases 1 à 5 ; le dragon attend sur la case rouge, la 14 ; l’arrivée est la 46. Châteaux : 10, 19, 29, 39 et l’arrivée. Églises : 7, 15, 24, 33, 42. Villages : 9, 17, 23, 31, 37. Champs de Trèfle : 8, 12, 16, 21, 26, 30, 34, 41, 44, et les châteaux 19 et 39. Toutes les autres cases sont de simples chemins.",
      },
    ],
  },
  {
    title: "Avant la course",
    clauses: [
      {
        id: "GC-2",
        text: "Il y a neuf alliés, numérotés de 1\u00a0à\u00a09 ; 12 lances ; un dé Village qui porte un Sceau, deux voleurs et trois lances ; et 18 jetons Trèfle : quatre paires de Bottes de quatre lieues, quatre Lutins farceurs, quatre Appeaux à dragon, trois Graals en toc et trois Aimants à lances. Un jeton est posé face cachée sur chaque Champ de Trèfle, les autres forment la réserve.",
      },
      {
        id: "GC-3",
        text: "Chaque joueur tire une carte Allié : son numéro dit d’où part le chevalier. Le 9 part de la case 1, le 7 et le 8 de la case 2, le 5 et le 6 de la case 3, le 3 et le 4 de la case 4, le 1 et le 2 de la case 5. Sur une même case, le plus petit numéro est devant. On rend ensuite les cartes.",
      },
      {
        id: "GC-4",
        text: "Chaque joueur qui a tiré le 7, le 8 ou le 9 prend une lance. Si personne ne les a tirés, le dernier de la course en prend une.",
      },
      { id: "GC-5", text: "Le Sceau du Chancelier revient au joueur dont le chevalier ferme la marche." },
      {
        id: "GC-6",
        text: "Une case accueille autant de chevaliers qu’on veut, l’un derrière l’autre. Le chevalier qui arrive, en avançant ou en reculant, se place derrière ceux qui s’y trouvent. L’ordre de la course suit les cases, puis la place sur la case. Seul l’échange de l’Enchanteresse intervertit exactement deux places.",
      },
    ],
  },
  {
    title: "Une manche",
    clauses: [
      {
        id: "GC-7",
        text: "Le Chancelier commence la manche : c’est le joueur qui a obtenu le Sceau au dé Village pendant la manche précédente (le dernier, s’ils sont plusieurs) ; à défaut, le dernier de la course.",
      },
      {
        id: "GC-8",
        text: "On mélange les neuf cartes et on en écarte au hasard. Face visible : trois à 4 joueurs, deux à 5, une à 6, aucune à 3, 7 ou 8. Et toujours une de plus, face cachée. Ce qui est visible ne jouera pas dans cette manche, et tout le monde le sait.",
      },
      {
        id: "GC-9",
        text: "Le Chancelier prend les cartes restantes, en garde une face cachée et fait passer les autres à gauche ou à droite : c’est le sens de la manche. Chacun à son tour garde une carte et fait passer. Le dernier à choisir a deux cartes, en garde une et écarte l’autre face cachée. À 8 joueurs, le dernier ne reçoit qu’une carte et prend comme seconde celle qui avait été écartée face cachée au début ; il garde l’une des deux.",
      },
      {
        id: "GC-10",
        text: "À 3 joueurs, les cartes font deux tours dans le même sens. Avant le second choix du Chancelier, l’une des cinq cartes restantes est retirée au hasard, sans que personne la voie. Chacun joue deux alliés.",
      },
      {
        id: "GC-11",
        text: "Vous voyez la main dans laquelle vous choisissez et les cartes que vous gardez. À 3 joueurs, la seconde main du Chancelier est faite des quatre cartes restantes, jamais des cinq. À 8 joueurs, seul le dernier voit la carte qu’il reprend, et il sait laquelle des deux c’est. Le dernier à choisir connaît la carte qu’il écarte. Aucune autre carte cachée n’est montrée à quiconque tant que la partie dure. Quand elle est finie, tout son journal est ouvert à ceux qui ont joué, pour que la donne puisse être vérifiée.",
      },
      {
        id: "GC-12",
        text: "On appelle les alliés de 1\u00a0à\u00a09. Le joueur qui détient la carte la révèle et l’applique entièrement avant l’appel suivant. Si personne ne la révèle, on continue, sans dire où elle est. Après le neuvième appel vient le pari de l’Écuyer, puis la manche suivante.",
      },
      {
        id: "GC-13",
        text: "Le premier chevalier qui atteint l’arrivée gagne aussitôt, quels que soient le moyen et l’allié appelé ; il n’est pas nécessaire de tomber juste. Il n’y a pas de deuxième place : l’ordre de la course n’est montré à la fin qu’à titre indicatif.",
      },
    ],
  },
  allies,
  ...forest,
];
