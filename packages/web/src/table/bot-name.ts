import type { Seat } from "@roundtable/kernel";
import type { Name } from "@roundtable/language";

/** Coprime to the number of names, so that no two seats of a table get the same one. */
const STRIDE = 7;

/** The name of the bot on this seat. It is the same for everybody at the table. */
export function botName(names: readonly Name[], table: string, seat: Seat): Name {
  const first = [...table].reduce((so, letter) => (so * 31 + (letter.codePointAt(0) ?? 0)) % names.length, 0);
  const name = names[(first + seat * STRIDE) % names.length];
  if (name === undefined) throw new Error("There are no names for bots.");
  return name;
}
