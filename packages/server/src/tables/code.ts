import { randomInt } from "node:crypto";
import { CODE_LETTERS, CODE_LENGTH } from "@roundtable/protocol/code";

/** What six letters without vowels may still be taken for, in one of our languages. */
const UNSAID = [
  "BLD", "BLT", "BTCH", "CCK", "CNT", "DCK", "GHR", "HRN", "HTL", "JBK", "KKK", "KRV", "MRD", "NGG", "NGR",
  "NZ", "PD", "PNS", "PSS", "PTN", "PZD", "SHT", "SLP", "SLT", "SS", "TWT", "WNK", "XX",
]; // prettier-ignore

/** Six letters to read out loud, by which a table is found. */
export function newCode(): string {
  for (;;) {
    const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]);
    const code = letters.join("");
    if (!UNSAID.some((part) => code.includes(part))) return code;
  }
}
