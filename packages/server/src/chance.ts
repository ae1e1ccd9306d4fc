import { randomUUID } from "node:crypto";
import { type Chance, chanceOf, seeded } from "@roundtable/kernel";

/** Chance for the house's own small things: names, how bots think, the moves of one that failed. Never for a match. */
export function houseChance(): Chance {
  return chanceOf(seeded(randomUUID()));
}
