import { type Chance, chanceOf, seeded } from "@roundtable/kernel";
import { randomHex } from "../../connection/id.ts";

/** Chance for what bots imagine and for names; never for a match. */
export function deviceChance(): Chance {
  return chanceOf(seeded(randomHex(16)));
}
