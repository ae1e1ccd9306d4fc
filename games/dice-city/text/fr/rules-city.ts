import type { Chapter } from "@roundtable/language";
import { type Card, DECK_CARDS, PILE_CARDS } from "../../rules/pieces/locations.ts";
import { type CardWords, figuresOf } from "../piece-kinds.ts";
import { LOCATION_PIECES } from "./locations.ts";
import { plainAmounts, plainPoints } from "./names.ts";

const WORDS: CardWords = {
  semicolon: " ; ",
  type: {
    resource: "production",
    military: "militaire",
    economic: "économique",
    cultural: "culturel",
    civic: "civique",
  },
  army: "ARMÉE",
  harvest: "RÉCOLTE",
  tires: "⊘",
  price: (price) => `coûte ${plainAmounts(price)}`,
  defense: (defense) => `défense ${defense}`,
  points: plainPoints,
  pointsByRow: "points selon sa rangée",
};

/** A card as in the table of the rules: its figures, then what it does. */
function described(card: Card): string {
  const { name, help } = LOCATION_PIECES[card];
  return `${name} (${figuresOf(card, WORDS)}). ${help}`;
}

export const city: readonly Chapter[] = [
  {
    title: "La cité et les cartes",
    clauses: [
      {
        id: "DC-1",
        text: [
          "Chaque joueur a la même cité : cinq rangées de six lieux. De haut en bas, les rangées sont blanche, jaune, rouge, bleue et noire ; les colonnes sont les faces d’un dé, de 1 à 6.",
          "Blanche : Forêt, Montagne, Grotte, Forêt, Montagne, Grotte.",
          "Jaune : Montagne, Milice, Petite maison, Voyageur, Milice, Forêt.",
          "Rouge : Grotte, Milice, Voyageur, Milice, Petite maison, Montagne.",
          "Bleue : Forêt, Petite maison, Milice, Voyageur, Milice, Grotte.",
          "Noire : Montagne, Grotte, Forêt, Montagne, Grotte, Forêt.",
          "Une Forêt donne 1 bois, une Montagne 1 pierre, une Grotte 1 lingot : ce sont des lieux de production, mais pas des RÉCOLTES. Une Milice donne 1 de force (militaire, ARMÉE). Une Petite maison donne 1 point de victoire (culturel). Avec un Voyageur, on relance le dé, on le replace et on peut l’utiliser de nouveau (civique).",
          "Ces lieux imprimés n’ont pas de défense, ne peuvent pas être attaqués et ne rapportent rien à la fin ; une Petite maison est pourtant un lieu culturel pour la Cathédrale.",
        ].join("\n"),
      },
      {
        id: "DC-2",
        text: "Vous avez cinq dés, un de la couleur de chaque rangée. Un dé se place dans la rangée de sa couleur, dans la colonne de sa face.",
      },
      {
        id: "DC-3",
        text: ["Quatre piles de 15 cartes sont toujours en vente.", ...PILE_CARDS.map(described)].join("\n"),
      },
      {
        id: "DC-4",
        text: [
          "La pioche compte 60 cartes : trois de chacune de ces vingt. Le signe ⊘ veut dire qu’utiliser la carte y pose un jeton de désactivation. La Cathédrale, la Grande Statue et la Grande Muraille ne s’utilisent pas avec un dé.",
          ...DECK_CARDS.map(described),
          "À la Place du marché, si vous payez 2 ressources, les deux gains peuvent être de sortes différentes. La Guilde des marchands compte les Scieries, les Carrières et les Mines. La Salle des fêtes compte les paires de chaque ressource séparément. La Cathédrale compte les lieux culturels actifs ou non, Petites maisons imprimées comprises. Plusieurs Grandes Murailles d’une rangée s’additionnent et se protègent l’une l’autre ; les lieux imprimés n’y gagnent pas de défense ; une muraille désactivée cesse aussitôt de protéger, même entre deux attaques d’un même tour.",
        ].join("\n"),
      },
      {
        id: "DC-5",
        text: "Il y a trois piles de bandits : 2 points avec une défense de 3, 3 points avec une défense de 4, 4 points avec une défense de 5.",
      },
      {
        id: "DC-6",
        text: "Il y a trois piles de navires marchands : 5 points pour 2 bois, 2 pierres et 2 lingots ; 10 points pour 3 de chaque sorte ; 20 points pour 4 de chaque sorte.",
      },
    ],
  },
  {
    title: "Avant le premier tour",
    clauses: [
      {
        id: "DC-7",
        text: "Chaque pile de bandits compte deux cartes de plus qu’il n’y a de joueurs. Il y a deux navires à 5 points de plus que de joueurs, autant de navires à 10 points que de joueurs, et un seul à 20 points.",
      },
      { id: "DC-8", text: "On mélange la pioche et on révèle huit cartes : c’est l’étal." },
      { id: "DC-9", text: "Le premier joueur est désigné au hasard, et il le reste toute la partie." },
      {
        id: "DC-10",
        text: "Chacun lance ses cinq dés et les place. Dès lors, les dés de tous sont toujours visibles.",
      },
    ],
  },
];
