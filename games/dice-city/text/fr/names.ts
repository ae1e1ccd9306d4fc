import { type Line, list, type Part, plainText, plural, type PluralForms } from "@roundtable/language";
import type { Location } from "../../rules/pieces/locations.ts";
import type { Amounts, Resource, Row } from "../../rules/pieces.ts";
import type { Spot } from "../../rules/state.ts";
import { contained, pieceOf } from "../piece-kinds.ts";

/** Alone, and with the article that gender, number and first letter ask for. */
export const LOCATION_NAMES: Readonly<Record<Location, { readonly bare: string; readonly le: string }>> = {
  forest: { bare: "Forêt", le: "la Forêt" },
  mountain: { bare: "Montagne", le: "la Montagne" },
  cave: { bare: "Grotte", le: "la Grotte" },
  militia: { bare: "Milice", le: "la Milice" },
  "small-house": { bare: "Petite maison", le: "la Petite maison" },
  traveller: { bare: "Voyageur", le: "le Voyageur" },
  "lumber-mill": { bare: "Scierie", le: "la Scierie" },
  quarry: { bare: "Carrière", le: "la Carrière" },
  mine: { bare: "Mine", le: "la Mine" },
  "regular-army": { bare: "Armée régulière", le: "l’Armée régulière" },
  barracks: { bare: "Caserne", le: "la Caserne" },
  blacksmith: { bare: "Forge", le: "la Forge" },
  catapult: { bare: "Catapulte", le: "la Catapulte" },
  "training-camp": { bare: "Camp d’entraînement", le: "le Camp d’entraînement" },
  "watch-tower": { bare: "Tour de guet", le: "la Tour de guet" },
  bazaar: { bare: "Bazar", le: "le Bazar" },
  "market-place": { bare: "Place du marché", le: "la Place du marché" },
  "merchant-guild": { bare: "Guilde des marchands", le: "la Guilde des marchands" },
  mint: { bare: "Hôtel des monnaies", le: "l’Hôtel des monnaies" },
  storehouse: { bare: "Entrepôt", le: "l’Entrepôt" },
  cathedral: { bare: "Cathédrale", le: "la Cathédrale" },
  "festival-hall": { bare: "Salle des fêtes", le: "la Salle des fêtes" },
  "grand-statue": { bare: "Grande Statue", le: "la Grande Statue" },
  "great-wall": { bare: "Grande Muraille", le: "la Grande Muraille" },
  manor: { bare: "Manoir", le: "le Manoir" },
  cemetery: { bare: "Cimetière", le: "le Cimetière" },
  church: { bare: "Église", le: "l’Église" },
  stables: { bare: "Écuries", le: "les Écuries" },
  "town-hall": { bare: "Hôtel de ville", le: "l’Hôtel de ville" },
  well: { bare: "Puits", le: "le Puits" },
};

const RESOURCE_FORMS: Readonly<Record<Resource, PluralForms["fr"]>> = {
  wood: { one: "bois", other: "bois" },
  stone: { one: "pierre", other: "pierres" },
  iron: { one: "lingot", other: "lingots" },
};

export const RESOURCE_NAMES: Readonly<Record<Resource, string>> = {
  wood: "Bois",
  stone: "Pierres",
  iron: "Lingots",
};

/** Of a die, which is masculine, and of a row, which is feminine. */
export const COLOURS: Readonly<Record<Row, { readonly m: string; readonly f: string }>> = {
  white: { m: "blanc", f: "blanche" },
  yellow: { m: "jaune", f: "jaune" },
  red: { m: "rouge", f: "rouge" },
  blue: { m: "bleu", f: "bleue" },
  black: { m: "noir", f: "noire" },
};

export function theLocation(of: Location): Part {
  return pieceOf(of, LOCATION_NAMES[of].le);
}

export function location(of: Location): Part {
  return pieceOf(of, LOCATION_NAMES[of].bare);
}

export function locations(of: readonly Location[]): Line {
  return list("fr", of.map(location));
}

export function theLocations(of: readonly Location[]): Line {
  return list("fr", of.map(theLocation));
}

/** « rangée blanche, 3 » */
export function spot({ row, column }: Spot): string {
  return `rangée ${COLOURS[row].f}, ${column}`;
}

export function theDie(of: Row): Part {
  return pieceOf(`die-${of}`, `le dé ${COLOURS[of].m}`);
}

export function amount(resource: Resource, count: number): Part {
  return pieceOf(resource, `${count} ${plural("fr", count, RESOURCE_FORMS[resource])}`);
}

/** « 2 bois et 1 lingot » */
export function amounts(of: Amounts): Line {
  return list(
    "fr",
    contained(of).map((resource) => amount(resource, of[resource])),
  );
}

export function plainAmounts(of: Amounts): string {
  return plainText(amounts(of), String);
}

export function points(count: number): Part {
  const noun = plural("fr", count, { one: "point de victoire", other: "points de victoire" });
  return pieceOf("points", `${count} ${noun}`);
}

export function plainPoints(count: number): string {
  return `${count} ${plural("fr", count, { one: "point", other: "points" })}`;
}

export const FORCE = pieceOf("strength", "force");
export const PASS_TOKEN = pieceOf("pass-token", "jeton Passe");
export const PASS_TOKENS = pieceOf("pass-token", "jetons Passe");
export const DEACTIVATION = pieceOf("deactivation", "jeton de désactivation");
export const DISPLAY = pieceOf("display", "l’étal");
