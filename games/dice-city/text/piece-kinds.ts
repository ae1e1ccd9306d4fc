import { type Part, piece } from "@roundtable/language";
import { type Card, type Location, LOCATIONS, type LocationType } from "../rules/pieces/locations.ts";
import { type Amounts, type Bandit, type Resource, RESOURCES, type Row, type Ship } from "../rules/pieces.ts";

/** Everything on the table that explains itself: a language that forgets one does not compile. */
export type PieceKind =
  | Location
  | Resource
  | `die-${Row}`
  | `bandit-${Bandit}`
  | `ship-${Ship}`
  | `type-${LocationType}`
  | "tag-army"
  | "tag-harvest"
  | "strength"
  | "bandit-strength"
  | "defense"
  | "points"
  | "pass-token"
  | "deactivation"
  | "display"
  | "deck"
  | "discard"
  | "starting-player"
  | StepKind;

/** The four steps of a turn, and the gate of a row, from which a die is sent on other errands. */
export type StepKind = `step-${"dice" | "attack" | "build" | "end"}` | "gate";

/** A piece in a sentence, in the form that the sentence needs. */
export function pieceOf(kind: PieceKind, name: string): Part {
  return piece(kind, name);
}

/** The resources of which there are any, in the order in which prices name them. */
export function contained(amounts: Amounts): Resource[] {
  return RESOURCES.filter((resource) => amounts[resource] > 0);
}

/** A card's figures as a language puts them into words, after its name and before what it does. */
export interface CardWords {
  readonly semicolon: string;
  readonly type: Readonly<Record<LocationType, string>>;
  readonly army: string;
  readonly harvest: string;
  readonly tires: string;
  price(amounts: Amounts): string;
  defense(defense: number): string;
  points(points: number): string;
  readonly pointsByRow: string;
}

/** “military, ARMY; costs 2 wood and 1 iron; defense 4; 2 points”: figures that are the rules' own cannot be wrong. */
export function figuresOf(card: Card, words: CardWords): string {
  const { type, tag, tires, price, defense, points } = LOCATIONS[card];
  const kind = [words.type[type], ...(tag === null ? [] : [words[tag]]), ...(tires ? [words.tires] : [])];
  return [
    kind.join(", "),
    words.price(price),
    words.defense(defense ?? 0),
    points === "by-row" ? words.pointsByRow : words.points(points),
  ].join(words.semicolon);
}
