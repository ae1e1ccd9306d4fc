import type { Chapter } from "@roundtable/language";
import { type Card, DECK_CARDS, PILE_CARDS } from "../../rules/pieces/locations.ts";
import { type CardWords, figuresOf } from "../piece-kinds.ts";
import { LOCATION_PIECES } from "./locations.ts";
import { plainAmounts, plainPoints } from "./names.ts";

const WORDS: CardWords = {
  semicolon: "; ",
  type: {
    resource: "resource",
    military: "military",
    economic: "economic",
    cultural: "cultural",
    civic: "civic",
  },
  army: "ARMY",
  harvest: "HARVEST",
  tires: "⊘",
  price: (price) => `costs ${plainAmounts(price)}`,
  defense: (defense) => `defence ${defense}`,
  points: plainPoints,
  pointsByRow: "points by its row",
};

/** A card as in the table of the rules: its figures, then what it does. */
function described(card: Card): string {
  const { name, help } = LOCATION_PIECES[card];
  return `${name} (${figuresOf(card, WORDS)}). ${help}`;
}

export const city: readonly Chapter[] = [
  {
    title: "Your city and the cards",
    clauses: [
      {
        id: "DC-1",
        text: [
          "Every player has the same city: five rows of six locations. From top to bottom the rows are white, yellow, red, blue and black; the columns are the faces of a die, 1 to 6.",
          "White: Forest, Mountain, Cave, Forest, Mountain, Cave.",
          "Yellow: Mountain, Militia, Small House, Traveller, Militia, Forest.",
          "Red: Cave, Militia, Traveller, Militia, Small House, Mountain.",
          "Blue: Forest, Small House, Militia, Traveller, Militia, Cave.",
          "Black: Mountain, Cave, Forest, Mountain, Cave, Forest.",
          "A Forest gives 1 wood, a Mountain 1 stone, a Cave 1 iron: these are resource locations, but not HARVEST. A Militia gives 1 strength (military, ARMY). A Small House gives 1 victory point (cultural). With a Traveller you reroll the die, place it and can use it again (civic).",
          "These printed locations have no defence, can’t be attacked and score nothing at the end; still, a Small House is a cultural location for the Cathedral.",
        ].join("\n"),
      },
      {
        id: "DC-2",
        text: "You have five dice, one in the colour of each row. A die stands in the row of its colour, in the column of its face.",
      },
      {
        id: "DC-3",
        text: ["Four piles of 15 cards are always for sale.", ...PILE_CARDS.map(described)].join("\n"),
      },
      {
        id: "DC-4",
        text: [
          "The deck has 60 cards: three each of these twenty. The sign ⊘ means that using the card puts a deactivation token on it. The Cathedral, the Grand Statue and the Great Wall have no use for a die.",
          ...DECK_CARDS.map(described),
          "At the Market Place, if you pay 2, the two gains may be of different kinds. The Merchant Guild counts Lumber Mills, Quarries and Mines. The Festival Hall counts the pairs of each kind of resource separately. The Cathedral counts cultural locations active or not, printed Small Houses too. Several Great Walls in a row add up and protect each other; printed locations gain no defence; a deactivated wall stops protecting at once, even between two attacks of one turn.",
        ].join("\n"),
      },
      {
        id: "DC-5",
        text: "There are three piles of bandits: 2 points with defence 3, 3 points with defence 4, 4 points with defence 5.",
      },
      {
        id: "DC-6",
        text: "There are three piles of trade ships: 5 points for 2 wood, 2 stone and 2 iron; 10 points for 3 of each; 20 points for 4 of each.",
      },
    ],
  },
  {
    title: "Before the first turn",
    clauses: [
      {
        id: "DC-7",
        text: "Each pile of bandits has two cards more than there are players. There are two more 5-point ships than players, as many 10-point ships as players, and a single 20-point ship.",
      },
      { id: "DC-8", text: "The deck is shuffled and eight cards are turned up: this is the display." },
      {
        id: "DC-9",
        text: "The starting player is chosen at random and stays the same for the whole game.",
      },
      {
        id: "DC-10",
        text: "Everyone rolls all five dice and places them. From then on, everyone’s dice are always there for all to see.",
      },
    ],
  },
];
