import { randomUUID } from "node:crypto";
import { type Chance, chanceOf, seeded } from "@roundtable/kernel";

/** Chance for the server's own small things: names, how bots think, the moves of one that failed. Never for a match. */
export function serverChance(): Chance {
  return chanceOf(seeded(randomUUID()));
}
