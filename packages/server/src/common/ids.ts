import { randomInt } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Twelve letters and digits, 71 bits: whoever knows the id of a table was told it. */
export function newId(): string {
  return Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
