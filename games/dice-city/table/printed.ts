import type { Card, Location, LocationType, PileCard } from "../rules/locations.ts";
import type { Amounts, Bandit, Column, Resource, Row, Ship } from "../rules/pieces.ts";

export const ROWS: readonly Row[] = ["white", "yellow", "red", "blue", "black"];
export const COLUMNS: readonly Column[] = [1, 2, 3, 4, 5, 6];
export const RESOURCES: readonly Resource[] = ["wood", "stone", "iron"];
export const BANDITS: readonly Bandit[] = [2, 3, 4];
export const SHIPS: readonly Ship[] = [5, 10, 20];
export const PILES: readonly PileCard[] = ["lumber-mill", "quarry", "mine", "regular-army"];

/** What a location shows of its use, sign by sign: a figure, or the name of a picture. */
export type Sign = number | Resource | "points" | "strength" | "bandits" | "any" | "to" | "per" | Picture;
type Picture =
  | "reroll"
  | "copy"
  | "die"
  | "row"
  | "army"
  | "harvest"
  | "plus"
  | "defense"
  | "culture"
  | "build";

export interface Face {
  readonly type: LocationType;
  readonly price: Amounts;
  readonly signs: readonly Sign[];
  readonly tires: boolean;
  readonly defense: number | null;
  readonly points: number | "by-row";
}

const FREE = [0, 0, 0] as const;
type Price = readonly [wood: number, stone: number, iron: number];

function printed(type: LocationType, ...signs: Sign[]): Face {
  return face(type, FREE, null, 0, signs);
}

function card(
  type: LocationType,
  price: Price,
  defense: number,
  points: number | "by-row",
  ...signs: Sign[]
): Face {
  return face(type, price, defense, points, signs);
}

/** ⊘ */
function tiring(of: Face): Face {
  return { ...of, tires: true };
}

function face(
  type: LocationType,
  [wood, stone, iron]: Price,
  defense: number | null,
  points: number | "by-row",
  signs: readonly Sign[],
): Face {
  return { type, price: { wood, stone, iron }, signs, tires: false, defense, points };
}

/** What is printed on every location. The figures are the rules' own: a test compares them. */
export const FACES: Readonly<Record<Location, Face>> = {
  forest: printed("resource", 1, "wood"),
  mountain: printed("resource", 1, "stone"),
  cave: printed("resource", 1, "iron"),
  militia: printed("military", 1, "strength"),
  "small-house": printed("cultural", 1, "points"),
  traveller: printed("civic", "reroll"),

  "lumber-mill": card("resource", [2, 0, 0], 2, 0, 2, "wood"),
  quarry: card("resource", [0, 2, 0], 2, 0, 2, "stone"),
  mine: card("resource", [0, 0, 2], 2, 0, 2, "iron"),
  "regular-army": card("military", [0, 0, 2], 3, 1, 2, "strength"),

  barracks: card("military", [0, 2, 1], 4, 2, "army", "build"),
  blacksmith: card("military", [0, 1, 2], 4, 2, "army", "plus", 1),
  catapult: tiring(card("military", [2, 0, 1], 4, 2, 3, "strength")),
  "training-camp": card("military", [1, 0, 1], 3, 1, "bandits", "defense", -1),
  "watch-tower": card("military", [1, 1, 1], 4, 2, 3, "bandits"),
  bazaar: tiring(card("economic", [1, 0, 1], 3, 1, "wood", "stone", "iron")),
  "market-place": card("economic", [2, 0, 1], 4, 2, 1, "to", 2, "any"),
  "merchant-guild": tiring(card("economic", [2, 1, 1], 5, 3, 1, "per", "harvest")),
  mint: card("economic", [0, 2, 2], 5, 3, "any", "plus", 1),
  storehouse: card("economic", [1, 1, 0], 3, 1, 1, "to", 3, "any"),
  cathedral: card("cultural", [1, 2, 2], 6, "by-row", "points", "per", "culture"),
  "festival-hall": card("cultural", [2, 0, 0], 3, 1, 2, "any", "to", "points"),
  "grand-statue": card("cultural", [0, 1, 1], 4, 2, "stone", "iron", "to", "points"),
  "great-wall": card("cultural", [0, 2, 1], 5, 3, "defense", "plus", 2),
  manor: card("cultural", [1, 2, 0], 4, 2, 2, "points"),
  cemetery: tiring(card("civic", [1, 1, 0], 3, 1, "copy", "row")),
  church: card("civic", [1, 1, 1], 4, 2, "copy", "die"),
  stables: card("civic", [2, 0, 0], 3, 1, "die", "to"),
  "town-hall": card("civic", [2, 2, 1], 5, 3, "copy"),
  well: card("civic", [0, 1, 1], 3, 1, "reroll", "plus", "die"),
};

/** What is printed in the city has no defense, what is built over it has. */
export function isCard(location: Location): location is Card {
  return FACES[location].defense !== null;
}

export const SHIP_PRICE: Readonly<Record<Ship, Amounts>> = {
  5: { wood: 2, stone: 2, iron: 2 },
  10: { wood: 3, stone: 3, iron: 3 },
  20: { wood: 4, stone: 4, iron: 4 },
};

/** Without a Training Camp. */
export const BANDIT_DEFENSE: Readonly<Record<Bandit, number>> = { 2: 3, 3: 4, 4: 5 };
