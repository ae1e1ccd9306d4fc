import type { Amounts, Column, Resource, Row } from "../pieces.ts";

export type Printed = "forest" | "mountain" | "cave" | "militia" | "small-house" | "traveller";

export type PileCard = "lumber-mill" | "quarry" | "mine" | "regular-army";

export type DeckCard =
  | "barracks"
  | "blacksmith"
  | "catapult"
  | "training-camp"
  | "watch-tower"
  | "bazaar"
  | "market-place"
  | "merchant-guild"
  | "mint"
  | "storehouse"
  | "cathedral"
  | "festival-hall"
  | "grand-statue"
  | "great-wall"
  | "manor"
  | "cemetery"
  | "church"
  | "stables"
  | "town-hall"
  | "well";

export type Card = PileCard | DeckCard;
export type Location = Printed | Card;

export type LocationType = "resource" | "military" | "economic" | "cultural" | "civic";

/** What using a location does. A few named effects; a location reads like its row in the rules. */
export type Use =
  | { readonly do: "gain"; readonly amounts: Amounts }
  | { readonly do: "strength"; readonly strength: number; readonly against: "all" | "bandits" }
  | { readonly do: "points"; readonly points: number }
  | { readonly do: "reroll"; readonly others: boolean }
  | { readonly do: "take-army" }
  | { readonly do: "strengthen-armies" }
  | { readonly do: "weaken-bandits" }
  | { readonly do: "exchange" }
  | { readonly do: "gain-per-harvest" }
  | { readonly do: "raise-resources" }
  | { readonly do: "triple" }
  | { readonly do: "celebrate" }
  | { readonly do: "copy"; readonly among: "row" | "dice" | "city" }
  | { readonly do: "move-die" };

export interface LocationFacts {
  readonly type: LocationType;
  readonly tag: "harvest" | "army" | null;
  readonly price: Amounts;
  /** Null for what only scores, protects, or works when it is built. */
  readonly use: Use | null;
  /** ⊘: using it puts a deactivation token on it. */
  readonly tires: boolean;
  /** Null for printed locations: they cannot be attacked. */
  readonly defense: number | null;
  /** Printed victory points; the Cathedral's depend on its row (DC-25). */
  readonly points: number | "by-row";
}

function amounts(wood: number, stone: number, iron: number): Amounts {
  return { wood, stone, iron };
}

const NOTHING = amounts(0, 0, 0);

function printed(type: LocationType, use: Use, tag: "army" | null = null): LocationFacts {
  return { type, tag, price: NOTHING, use, tires: false, defense: null, points: 0 };
}

function built(
  type: LocationType,
  price: Amounts,
  use: Use | null,
  defense: number,
  points: number | "by-row",
  more: Partial<Pick<LocationFacts, "tag" | "tires">> = {},
): LocationFacts {
  return { type, tag: null, price, use, tires: false, defense, points, ...more };
}

function gain(wood: number, stone: number, iron: number): Use {
  return { do: "gain", amounts: amounts(wood, stone, iron) };
}

function strength(points: number, against: "all" | "bandits" = "all"): Use {
  return { do: "strength", strength: points, against };
}

/** DC-1, DC-3, DC-4. */
export const LOCATIONS: Readonly<Record<Location, LocationFacts>> = {
  forest: printed("resource", gain(1, 0, 0)),
  mountain: printed("resource", gain(0, 1, 0)),
  cave: printed("resource", gain(0, 0, 1)),
  militia: printed("military", strength(1), "army"),
  "small-house": printed("cultural", { do: "points", points: 1 }),
  traveller: printed("civic", { do: "reroll", others: false }),

  "lumber-mill": built("resource", amounts(2, 0, 0), gain(2, 0, 0), 2, 0, { tag: "harvest" }),
  quarry: built("resource", amounts(0, 2, 0), gain(0, 2, 0), 2, 0, { tag: "harvest" }),
  mine: built("resource", amounts(0, 0, 2), gain(0, 0, 2), 2, 0, { tag: "harvest" }),
  "regular-army": built("military", amounts(0, 0, 2), strength(2), 3, 1, { tag: "army" }),

  barracks: built("military", amounts(0, 2, 1), { do: "take-army" }, 4, 2),
  blacksmith: built("military", amounts(0, 1, 2), { do: "strengthen-armies" }, 4, 2),
  catapult: built("military", amounts(2, 0, 1), strength(3), 4, 2, { tag: "army", tires: true }),
  "training-camp": built("military", amounts(1, 0, 1), { do: "weaken-bandits" }, 3, 1),
  "watch-tower": built("military", amounts(1, 1, 1), strength(3, "bandits"), 4, 2, { tag: "army" }),
  bazaar: built("economic", amounts(1, 0, 1), gain(1, 1, 1), 3, 1, { tires: true }),
  "market-place": built("economic", amounts(2, 0, 1), { do: "exchange" }, 4, 2),
  "merchant-guild": built("economic", amounts(2, 1, 1), { do: "gain-per-harvest" }, 5, 3, { tires: true }),
  mint: built("economic", amounts(0, 2, 2), { do: "raise-resources" }, 5, 3),
  storehouse: built("economic", amounts(1, 1, 0), { do: "triple" }, 3, 1),
  cathedral: built("cultural", amounts(1, 2, 2), null, 6, "by-row"),
  "festival-hall": built("cultural", amounts(2, 0, 0), { do: "celebrate" }, 3, 1),
  "grand-statue": built("cultural", amounts(0, 1, 1), null, 4, 2),
  "great-wall": built("cultural", amounts(0, 2, 1), null, 5, 3),
  manor: built("cultural", amounts(1, 2, 0), { do: "points", points: 2 }, 4, 2),
  cemetery: built("civic", amounts(1, 1, 0), { do: "copy", among: "row" }, 3, 1, { tires: true }),
  church: built("civic", amounts(1, 1, 1), { do: "copy", among: "dice" }, 4, 2),
  stables: built("civic", amounts(2, 0, 0), { do: "move-die" }, 3, 1),
  "town-hall": built("civic", amounts(2, 2, 1), { do: "copy", among: "city" }, 5, 3),
  well: built("civic", amounts(0, 1, 1), { do: "reroll", others: true }, 3, 1),
};

export const PILE_CARDS: readonly PileCard[] = ["lumber-mill", "quarry", "mine", "regular-army"];

/** DC-3 */
export const PILE_SIZE = 15;

/** DC-4: three copies of each. */
export const COPIES = 3;

export const DECK_CARDS: readonly DeckCard[] = [
  "barracks",
  "blacksmith",
  "catapult",
  "training-camp",
  "watch-tower",
  "bazaar",
  "market-place",
  "merchant-guild",
  "mint",
  "storehouse",
  "cathedral",
  "festival-hall",
  "grand-statue",
  "great-wall",
  "manor",
  "cemetery",
  "church",
  "stables",
  "town-hall",
  "well",
];

/** DC-1: every city is printed alike, columns 1 to 6. */
const PRINTED_CITY: Readonly<Record<Row, readonly Printed[]>> = {
  white: ["forest", "mountain", "cave", "forest", "mountain", "cave"],
  yellow: ["mountain", "militia", "small-house", "traveller", "militia", "forest"],
  red: ["cave", "militia", "traveller", "militia", "small-house", "mountain"],
  blue: ["forest", "small-house", "militia", "traveller", "militia", "cave"],
  black: ["mountain", "cave", "forest", "mountain", "cave", "forest"],
};

export function printedAt(row: Row, column: Column): Printed {
  const location = PRINTED_CITY[row][column - 1];
  if (location === undefined) throw new Error(`There is nothing at ${row} ${column}.`);
  return location;
}

/** The one resource that a resource location gives. */
export function resourceOf(location: Location): Resource | null {
  const { type, use } = LOCATIONS[location];
  if (type !== "resource" || use?.do !== "gain") return null;
  const { wood, stone } = use.amounts;
  return wood > 0 ? "wood" : stone > 0 ? "stone" : "iron";
}

/** What is printed in the city has no defense, what is built over it has. */
export function isCard(location: Location): location is Card {
  return LOCATIONS[location].defense !== null;
}

export function isPileCard(card: Card): card is PileCard {
  return PILE_CARDS.some((pile) => pile === card);
}
