import type { Chapter } from "@roundtable/language";

export const forest: readonly Chapter[] = [
  {
    title: "Le dragon et les lances",
    clauses: [
      {
        id: "GC-40",
        text: "Si, en avançant, vous deviez dépasser le dragon ou finir sur lui, vous vous arrêtez sur la case juste derrière. Si vous avez une lance, vous pouvez la rendre et continuer. La case du dragon compte pour un pas ; un déplacement qui finirait exactement dessus finit une case plus loin. Cela vaut aussi pour la Princesse, le Prêtre et l’Écuyer : si la case visée est celle du dragon, une lance vous mène une case au-delà, et non au château ou à l’église suivante. Une seule lance suffit pour un passage. Avant de choisir, vous voyez les deux cases possibles, mais rien de ce qui y est caché. Si vous êtes déjà juste derrière le dragon et ne rendez pas de lance, vous ne bougez pas, gardez votre place et ne déclenchez rien.",
      },
      {
        id: "GC-41",
        text: "Le joueur qui déplace le dragon l’envoie sur n’importe quelle autre case sans chevalier, sauf l’arrivée. Le dragon peut se poser sur une case de départ, un champ de trèfle, un village, un château ou une église.",
      },
      {
        id: "GC-42",
        text: "En reculant, on dépasse le dragon librement et sans lance. Si l’on devait finir sur lui, on recule d’une case de plus. Personne ne recule au-delà de la case 1, ni de la case 2 tant que le dragon est sur la 1.",
      },
      {
        id: "GC-43",
        text: "Les lances restent visibles devant chacun, sans limite de nombre. Si les 12 sont prises, on n’en prend plus.",
      },
    ],
  },
  {
    title: "Les cases",
    clauses: [
      {
        id: "GC-50",
        text: "Si votre propre allié ou votre propre jeton Trèfle a mené votre chevalier sur une autre case, vous déclenchez le champ de trèfle ou le village où il finit, même si c’est le dragon qui l’y a arrêté. Si d’autres ont déplacé votre chevalier, par un Graal en toc ou une malédiction, vous ne déclenchez rien.",
      },
      {
        id: "GC-51",
        text: "Village : lancez le dé Village. Sceau du Chancelier : prenez-le aussitôt ; vous commencez la manche suivante, et rien ne change dans celle-ci. Voleur : rendez une lance si vous en avez une. Lance : prenez-en une.",
      },
      {
        id: "GC-52",
        text: "Champ de Trèfle : révélez le jeton et appliquez-le. Bottes de quatre lieues : avancez de 4 cases. Lutin farceur : reculez de 2 cases. Appeau à dragon : déplacez le dragon (GC-41). Graal en toc : choisissez le chevalier d’un autre joueur, il recule de 2 cases ; on peut en choisir un qui ne peut pas reculer, il reste alors où il est. Aimant à lances : prenez une lance à un autre joueur de votre choix qui en a ; si personne n’en a, rien ne se passe. Le jeton est ensuite mélangé à la réserve et un nouveau est posé face cachée à sa place. C’est seulement si votre jeton vous a mené sur une autre case que vous déclenchez celle où vous êtes. Un nouveau jeton n’est jamais déclenché par un chevalier déjà présent. Après le vingtième jeton d’affilée, son effet compte encore, mais plus aucune case n’est déclenchée.",
      },
      {
        id: "GC-53",
        text: "Un château avec trèfle est à la fois château et champ de trèfle. Les simples châteaux, les églises, les cases de départ et la case rouge n’ont pas d’effet propre.",
      },
    ],
  },
];
