import { type Location, LOCATIONS, type Use } from "../../rules/pieces/locations.ts";
import { type Amounts, type Resource, RESOURCES } from "../../rules/pieces.ts";

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

export function signsOf(location: Location): readonly Sign[] {
  const { use } = LOCATIONS[location];
  return use === null ? (WITHOUT_USE[location] ?? []) : signsOfUse(use);
}

/** DC-4: what only scores, protects, or works when it is built. */
const WITHOUT_USE: Readonly<Partial<Record<Location, readonly Sign[]>>> = {
  cathedral: ["points", "per", "culture"],
  "grand-statue": ["stone", "iron", "to", "points"],
  "great-wall": ["defense", "plus", 2],
};

function signsOfUse(use: Use): readonly Sign[] {
  switch (use.do) {
    case "gain":
      return signsOfGain(use.amounts);
    case "strength":
      return [use.strength, use.against === "bandits" ? "bandits" : "strength"];
    case "points":
      return [use.points, "points"];
    case "reroll":
      return use.others ? ["reroll", "plus", "die"] : ["reroll"];
    case "take-army":
      return ["army", "build"];
    case "strengthen-armies":
      return ["army", "plus", 1];
    case "weaken-bandits":
      return ["bandits", "defense", -1];
    case "exchange":
      return [1, "to", 2, "any"];
    case "gain-per-harvest":
      return [1, "per", "harvest"];
    case "raise-resources":
      return ["any", "plus", 1];
    case "triple":
      return [1, "to", 3, "any"];
    case "celebrate":
      return [2, "any", "to", "points"];
    case "copy":
      return use.among === "city" ? ["copy"] : ["copy", use.among === "row" ? "row" : "die"];
    case "move-die":
      return ["die", "to"];
  }
}

/** How much of one kind, or one of each. */
function signsOfGain(amounts: Amounts): readonly Sign[] {
  const kinds = RESOURCES.filter((resource) => amounts[resource] > 0);
  return kinds.length > 1 ? kinds : kinds.flatMap((resource) => [amounts[resource], resource]);
}
