import { type Line, line } from "../line.ts";
import { percent } from "./percent.ts";
import { toldChance, toldChances } from "./told-chance.ts";

/** How likely the same is otherwise, and in which case: “for “Keep Merlin””. */
export interface Otherwise {
  readonly chance: number;
  readonly when: Line;
}

/** “There’s a 30% chance that you lead the race, compared with 50% for “Keep Merlin”.” */
export function chanceThat(what: Line, chance: number, otherwise: Otherwise | null = null): Line {
  const told = theChance(chance, what, otherwise);
  const [first, ...rest] = told;
  return typeof first === "string" ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : told;
}

/** The same within a sentence. */
export function theChance(chance: number, what: Line, otherwise: Otherwise | null = null): Line {
  if (otherwise === null) return line`${likely(toldChance(chance))} ${what}.`;
  const [one, other] = toldChances(chance, otherwise.chance);
  return one === other
    ? line`${likely(one)} ${what}, the same as ${otherwise.when}.`
    : line`${likely(one)} ${what}, compared with ${inPercent(other)} ${otherwise.when}.`;
}

/** “80%”, or “less than 1%”. */
export function inPercent(chance: number): string {
  return chance === 0 ? "less than 1%" : percent("en", chance);
}

function likely(chance: number): string {
  if (chance === 1) return "it’s certain that";
  return chance === 0
    ? "there’s less than a 1% chance that"
    : `there’s ${article(Math.round(100 * chance))} ${percent("en", chance)} chance that`;
}

/** “an 80% chance”, “an 11% chance” */
function article(count: number): string {
  return count === 8 || count === 11 || count === 18 || (count >= 80 && count < 90) ? "an" : "a";
}
