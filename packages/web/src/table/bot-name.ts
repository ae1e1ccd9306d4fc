import type { Seat } from "@roundtable/kernel";

/** Has no divisor in common with the number of names: no two seats of a table have the same. */
const STRIDE = 7;

/** What the bot on this seat is called, of these names: at one table always the same one, whoever looks. */
export function botName(names: readonly string[], table: string, seat: Seat): string {
  const first = [...table].reduce((so, letter) => (so * 31 + (letter.codePointAt(0) ?? 0)) % names.length, 0);
  const name = names[(first + seat * STRIDE) % names.length];
  if (name === undefined) throw new Error("There are no names for bots.");
  return name;
}
