import * as v from "valibot";

/** No vowels, so that no words come about; and no two letters that look the same when somebody writes them down. */
export const CODE_LETTERS = "BCDGHJKLMNPRSTVWXZ";
export const CODE_LENGTH = 6;

/** What is typed in the place of a letter: a digit that looks like it, or a Cyrillic letter that does. */
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

/** The code of a table as people type what they heard: in small letters, with spaces, on any keyboard. */
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

/** `GET /api/codes/:code` → `CodeBody`: the table that waits or plays under this code. Guessing is slow. */
export const CodeBody = v.object({ table: v.string() });
export type CodeBody = v.InferOutput<typeof CodeBody>;
