import type { Seat } from "@roundtable/kernel";
import { type Character, sideOf } from "../rules/characters.ts";
import type { Table } from "./knowledge.ts";
import { statementsIn } from "./words.ts";

/** With a Hunter about, nobody need believe what a player says he is: the good have a reason to hide it too. */
export function hidesCharacters({ view }: Pick<Table, "view">): boolean {
  return view.set.includes("blind-hunter");
}

/** By seat, which character the player says he is. */
export function claimsIn({ heard }: Pick<Table, "heard">): ReadonlyMap<Seat, Character> {
  const claims = new Map<Seat, Character>();
  for (const { seat, statement } of statementsIn(heard))
    if (statement.kind === "i-am") claims.set(seat, statement.character);
  return claims;
}

/** How likely an evil player who says that he is something good says just this: any good card, as if dealt one. */
export function disguiseChance(set: readonly Character[], character: Character): number {
  const good = set.filter((card) => sideOf(card) === "good");
  return good.filter((card) => card === character).length / Math.max(1, good.length);
}
