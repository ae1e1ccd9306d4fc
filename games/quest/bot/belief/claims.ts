import type { Seat } from "@roundtable/kernel";
import { type Character, sideOf } from "../../rules/characters.ts";
import type { Table } from "./knowledge.ts";
import { statementsIn } from "./heard-statements.ts";

/** With a Hunter in the game nobody need believe a claimed character: good players have a reason to hide theirs too. */
export function hidesCharacters({ view }: Pick<Table, "view">): boolean {
  return view.set.includes("blind-hunter");
}

/** For each seat the character that the player claims. */
export function claimsIn({ heard }: Pick<Table, "heard">): ReadonlyMap<Seat, Character> {
  const claims = new Map<Seat, Character>();
  for (const { seat, statement } of statementsIn(heard))
    if (statement.kind === "i-am") claims.set(seat, statement.character);
  return claims;
}

/** How likely an evil player who claims a good character claims just this one: any good card, as if dealt one. */
export function disguiseChance(set: readonly Character[], character: Character): number {
  const good = set.filter((card) => sideOf(card) === "good");
  return good.filter((card) => card === character).length / Math.max(1, good.length);
}
