import { type Line, list, type Part, plainText, plural } from "@roundtable/language";
import type { Location } from "../../rules/pieces/locations.ts";
import type { Amounts, Resource, Row } from "../../rules/pieces.ts";
import type { Spot } from "../../rules/state.ts";
import { contained, pieceOf } from "../piece-kinds.ts";

export const LOCATION_NAMES: Readonly<Record<Location, string>> = {
  forest: "Forest",
  mountain: "Mountain",
  cave: "Cave",
  militia: "Militia",
  "small-house": "Small House",
  traveller: "Traveller",
  "lumber-mill": "Lumber Mill",
  quarry: "Quarry",
  mine: "Mine",
  "regular-army": "Regular Army",
  barracks: "Barracks",
  blacksmith: "Blacksmith",
  catapult: "Catapult",
  "training-camp": "Training Camp",
  "watch-tower": "Watch Tower",
  bazaar: "Bazaar",
  "market-place": "Market Place",
  "merchant-guild": "Merchant Guild",
  mint: "Mint",
  storehouse: "Storehouse",
  cathedral: "Cathedral",
  "festival-hall": "Festival Hall",
  "grand-statue": "Grand Statue",
  "great-wall": "Great Wall",
  manor: "Manor",
  cemetery: "Cemetery",
  church: "Church",
  stables: "Stables",
  "town-hall": "Town Hall",
  well: "Well",
};

export const RESOURCE_NAMES: Readonly<Record<Resource, string>> = {
  wood: "Wood",
  stone: "Stone",
  iron: "Iron",
};

export const ROW_NAMES: Readonly<Record<Row, string>> = {
  white: "White",
  yellow: "Yellow",
  red: "Red",
  blue: "Blue",
  black: "Black",
};

export function theLocation(of: Location): Part {
  return pieceOf(of, `the ${LOCATION_NAMES[of]}`);
}

export function location(of: Location): Part {
  return pieceOf(of, LOCATION_NAMES[of]);
}

export function locations(of: readonly Location[]): Line {
  return list("en", of.map(location));
}

export function theLocations(of: readonly Location[]): Line {
  return list("en", of.map(theLocation));
}

/** “white row, 3” */
export function spot({ row, column }: Spot): string {
  return `${row} row, ${column}`;
}

export function theDie(of: Row): Part {
  return pieceOf(`die-${of}`, `the ${of} die`);
}

export function amount(resource: Resource, count: number): Part {
  return pieceOf(resource, `${count} ${resource}`);
}

/** “2 wood and 1 iron” */
export function amounts(of: Amounts): Line {
  return list(
    "en",
    contained(of).map((resource) => amount(resource, of[resource])),
  );
}

export function plainAmounts(of: Amounts): string {
  return plainText(amounts(of), String);
}

export function points(count: number): Part {
  const noun = plural("en", count, { one: "victory point", other: "victory points" });
  return pieceOf("points", `${count} ${noun}`);
}

export function plainPoints(count: number): string {
  return `${count} ${plural("en", count, { one: "point", other: "points" })}`;
}

export function strength(count: number): Part {
  return pieceOf("strength", `${count} strength`);
}

export const PASS_TOKEN = pieceOf("pass-token", "pass token");
export const PASS_TOKENS = pieceOf("pass-token", "pass tokens");
export const DEACTIVATION = pieceOf("deactivation", "deactivation token");
export const DISPLAY = pieceOf("display", "display");
