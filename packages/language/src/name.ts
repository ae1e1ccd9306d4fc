import type { Seat } from "@roundtable/kernel";
import { byName, type Line, type Part, verb } from "./line.ts";

/** A name at a table. */
export interface Name {
  readonly name: string;
  /** Of the names of our own bots alone: nobody knows the gender of a person, or how they decline their name. */
  readonly grammar?: NameGrammar;
}

export interface NameGrammar {
  readonly gender: "feminine" | "masculine";
  /** In Russian. The nominative is the name itself. */
  readonly cases?: NameCases;
  /** In French: « d’Agathe », but « de Bernard ». */
  readonly elides?: boolean;
}

export type NameCases = Readonly<Record<"gen" | "dat" | "acc" | "ins" | "prep", string>>;

interface GenderForms {
  readonly he: string | Line;
  readonly she: string | Line;
  /** Of a person, whose gender is not known. */
  readonly person: string | Line;
  readonly you: string | Line;
}

/** Words that agree with who sits there: `byGender(2, { he: "связан", she: "связана", person: …, you: "связаны" })`. */
export function byGender(of: Seat, { he, she, person, you }: GenderForms): Part {
  const of3rd = byName(of, ({ grammar }) =>
    lineOf(grammar === undefined ? person : grammar.gender === "feminine" ? she : he),
  );
  return verb(of, [of3rd], you);
}

function lineOf(words: string | Line): Line {
  return typeof words === "string" ? [words] : words;
}
