import type { Chapter } from "@roundtable/language";

export const end: readonly Chapter[] = [
  {
    title: "La fin de la partie",
    clauses: [
      {
        id: "DC-23",
        text: [
          "À la fin de chaque tour, avant de lancer les dés, la fin de la partie est annoncée si l’une de ces conditions est remplie ; une fois annoncée, elle le reste :",
          "les trois piles de bandits sont vides ;",
          "au moins deux piles de navires sont vides ;",
          "la pioche est vide ;",
          "dans la cité du joueur dont le tour finit, au moins deux rangées sont faites de six cartes construites, sans jeton de désactivation. Option : ce joueur décide, à la fin de chacun de ses tours, si cela met fin à la partie.",
        ].join("\n"),
      },
      {
        id: "DC-24",
        text: "On finit alors le tour de table. Le joueur à la droite du premier joueur joue le dernier tour, pour que tous en aient eu autant. On ne lance pas les dés pour un tour qui n’aura pas lieu.",
      },
      {
        id: "DC-25",
        text: "Additionnez vos jetons de points de victoire, vos bandits, vos navires et les points de toutes les cartes visibles de votre cité, actives ou non ; une Cathédrale compte selon sa rangée. Le plus grand total gagne.",
      },
      {
        id: "DC-26",
        text: "En cas d’égalité, l’emporte le joueur qui a le plus de cartes construites visibles dans sa cité, cartes des piles comprises ; puis celui qui a le plus de points en navires et en bandits ; puis le plus proche du premier joueur dans le sens horaire, à commencer par lui-même.",
      },
    ],
  },
  {
    title: "En solitaire",
    clauses: [
      {
        id: "DC-27",
        text: "Pour un seul joueur, il y a une carte de bandits et un navire de chaque sorte, qui ne s’épuisent jamais : au lieu de la carte, vous prenez des jetons de points de victoire. Il n’y a personne d’autre à attaquer. Ni une pioche vide ni des rangées complètes ne mettent fin à la partie ; DC-7, DC-23 et DC-24 ne s’appliquent pas.",
      },
      {
        id: "DC-28",
        text: "Au niveau normal, l’étal est fait de deux rangées de 4 cartes, et la partie dure 15 tours ; au niveau difficile, de deux rangées de 5 cartes, pour 12 tours. Les cartes construites ne sont pas remplacées. À la fin de chaque tour, la rangée du bas est défaussée, celle du haut descend, et une nouvelle est posée en haut tant qu’il reste des cartes.",
      },
      {
        id: "DC-29",
        text: "La partie finit quand la dernière rangée a été défaussée, après le tour 15 ou 12. Vous gagnez si vous atteignez l’objectif : 50 points d’abord, et chaque objectif atteint ouvre le suivant, 5 points plus haut, à ce niveau ; une partie où un coup a été annulé après avoir vu des dés ou des cartes n’ouvre rien. Vous pouvez remplacer quatre cartes (DC-11 c) tant que la pioche en a au moins quatre : quatre nouvelles sont d’abord révélées, puis les anciennes vont sous la pioche dans l’ordre de l’étal, pour que le nombre de tours ne change pas. La relance contre deux jetons Passe touche votre propre dé.",
      },
    ],
  },
];
