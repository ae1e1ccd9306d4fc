import { randomInt, randomUUID } from "node:crypto";
import { type Chance, chanceOf, seeded } from "@roundtable/kernel";

/** Chance for the house's own small things: names, pauses, the moves of a bot that failed. Never for a match. */
export function houseChance(): Chance {
  return chanceOf(seeded(randomUUID()));
}

/** A whole number of milliseconds within the range, each as likely. */
export function between([least, most]: readonly [number, number]): number {
  return least >= most ? least : randomInt(least, most + 1);
}
