import { randomUUID } from "node:crypto";
import { type Chance, chanceOf, seeded } from "@roundtable/kernel";

/** Randomness for small things such as names, bots' thinking and fallback moves. Never for a match. */
export function serverChance(): Chance {
  return chanceOf(seeded(randomUUID()));
}
