import type { CoachText } from "@roundtable/language";
import type { DiceCity } from "../../rules/dice-city.ts";

export const coach: CoachText<DiceCity> = {
  aim: "Bâtissez la cité qui vaut le plus de points : cartes, navires, bandits et jetons.",
  asked: {
    dice: "Chaque dé fait une chose : utiliser le lieu où il est, ou autre chose par la porte de sa rangée. Décidez d’abord ce que vous voulez acheter.",
    spend:
      "Un dé qui rapporte peu peut en pousser un autre, réactiver un lieu, remplacer des cartes de l’étal ou rapporter un jeton Passe.",
    refresh:
      "Écartez ce que vous n’achèterez pas, et ce qui plairait aux voisins. Quatre nouvelles cartes arrivent.",
    copy: "Il fait ce que fait un autre lieu, sans qu’un dé s’y trouve. Que vous manque-t-il le plus ?",
    army: "De la force pour les tours suivants. Au mieux sur une Milice, ou sous un dé qui attend : il s’en servira aussitôt.",
    pay: "Payez ce que vous avez en trop : chaque ressource payée en devient deux d’une autre sorte.",
    receive: "Regardez le prix de ce que vous voulez acheter, et prenez ce qui manque.",
    triple: "Une ressource en devient trois pareilles : choisissez celle dont votre achat a le plus besoin.",
    "stable-die": "Déplacez le dé qui serait le plus utile ailleurs dans sa rangée.",
    "stable-column": "N’importe quelle place de la rangée : cherchez-y votre meilleure carte.",
    well: "Les dés mal placés peuvent être relancés avec celui-ci. Laissez ceux qui sont bien placés.",
    reroll: "Chez les autres, relancez le mieux placé ; chez vous, le moins bien placé.",
    attack:
      "Ce qui n’est pas dépensé est perdu. Les bandits donnent des points, une attaque désactive une carte, 2 de force prennent une ressource.",
    build:
      "Vous ne garderez que 1 de chaque ressource : dépensez le reste. Les cartes améliorent chaque tour à venir, les navires valent des points.",
    place:
      "Bâtissez sur ce qui vous sert le moins, au mieux sur le même lieu en plus faible. La rangée dit quel dé s’en servira.",
    statue: "La pierre et les lingots que vous perdriez de toute façon valent ici un point chacun.",
    "end-game": "Dites oui si vous pensez mener : on finit le tour de table, puis on compte.",
  },
};
