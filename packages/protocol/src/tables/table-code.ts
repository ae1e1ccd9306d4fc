import * as v from "valibot";

/** No vowels, so that codes form no words, and no two letters that look alike in handwriting. */
export const CODE_LETTERS = "BCDGHJKLMNPRSTVWXZ";
export const CODE_LENGTH = 6;

/** Digits and Cyrillic letters that people type for a letter that looks the same. */
const MEANT: Readonly<Record<string, string>> = {
  "2": "Z",
  "5": "S",
  "6": "G",
  "8": "B",
  В: "B",
  С: "C",
  Н: "H",
  К: "K",
  М: "M",
  Р: "P",
  Т: "T",
  Х: "X",
  Ѕ: "S",
  Ј: "J",
  Ԍ: "G",
  Ѡ: "W",
  Ԝ: "W",
};

/** A table code as people type it: in lower case, with spaces, on any keyboard. */
export const Code = v.pipe(
  v.string(),
  v.maxLength(60),
  v.transform(meantBy),
  v.regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`), "A code has six letters, and no vowel."),
);

function meantBy(typed: string): string {
  const letters = typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s\p{P}]/gu, "");
  return Array.from(letters, (letter) => MEANT[letter] ?? letter).join("");
}

/** `GET /api/codes/:code` → `CodeBody`: the waiting or running table with this code. The rate limit makes guessing slow. */
export const CodeBody = v.object({ table: v.string() });
export type CodeBody = v.InferOutput<typeof CodeBody>;
