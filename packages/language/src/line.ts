import type { Seat } from "@roundtable/kernel";
import type { Name } from "./name.ts";

/** A sentence with its people and pieces still recognisable, so that a screen can show them in colour. */
export type Line = readonly Part[];

/** What happens but is not worth a line. */
export const UNTOLD: Line = [];

export type Part =
  | string
  /** `as` is what is said instead of the bare name: “you”, or a case of it. */
  | { readonly seat: Seat; readonly as?: string }
  | { readonly piece: string; readonly name: string }
  | ByReader
  | ByName;

/** Text that reads one way for the player on this seat, and another way for everybody else. */
interface ByReader {
  readonly reader: Seat;
  readonly self: Line;
  readonly others: Line;
}

/** Text that depends on the name of the player on this seat: its case, its gender, an elided word before it. */
interface ByName {
  readonly named: Seat;
  readonly says: (name: Name) => Line;
}

/** A part once it is known who reads it. */
type ReadPart = Exclude<Part, ByReader>;

/** A part as it is shown, once it is also known who sits where. */
export type ShownPart = Exclude<ReadPart, ByName>;

/** The name on each seat. A bare string is a person's: it is never declined, and has no gender. */
export type NameOf = (seat: Seat) => Name | string;

/** Whole sentences with inserts: line`${seat(2)} takes a ${piece("lance", "lance")}.` */
export function line(strings: TemplateStringsArray, ...inserts: readonly (Part | Line | number)[]): Line {
  const parts: Part[] = [];
  for (const [index, text] of strings.entries()) {
    if (text !== "") parts.push(text);
    const insert = inserts[index] ?? "";
    if (typeof insert === "number") parts.push(String(insert));
    else if (isLine(insert)) parts.push(...insert);
    else if (insert !== "") parts.push(insert);
  }
  return parts;
}

export function seat(of: Seat): Part {
  return { seat: of };
}

/** `kind` is how the table knows the piece: its icon and colour; `name` is its form in this sentence. */
export function piece(kind: string, name: string): Part {
  return { piece: kind, name };
}

/** “Anna keeps” or “you keep”: `does(2, "keeps", "keep")`. */
export function does(of: Seat, others: string, self: string): Line {
  return [seat(of), " ", verb(of, others, self)];
}

/** A verb, or whatever else is said of a seat in one way and to it in another, where the name stands elsewhere. */
export function verb(of: Seat, others: string | Line, self: string | Line): Part {
  return { reader: of, others: lineOf(others), self: lineOf(self) };
}

/** Words that need to know the name on this seat. */
export function byName(of: Seat, says: (name: Name) => Line): Part {
  return { named: of, says };
}

/** The parts as this reader is told them; null is everybody at once. */
export function partsFor(reader: Seat | null, text: Line): readonly ReadPart[] {
  return text.flatMap((part) =>
    typeof part === "object" && "reader" in part
      ? partsFor(reader, part.reader === reader ? part.self : part.others)
      : [part],
  );
}

/** The parts as everybody is shown them at a table where these people sit. */
export function shownParts(text: Line, nameOf: NameOf): readonly ShownPart[] {
  return partsFor(null, text).flatMap((part) => {
    if (typeof part === "string" || !("named" in part)) return [part];
    const name = nameOf(part.named);
    return shownParts(part.says(typeof name === "string" ? { name } : name), nameOf);
  });
}

export function plainText(text: Line, nameOf: NameOf): string {
  return shownParts(text, nameOf)
    .map((part) => {
      if (typeof part === "string") return part;
      if ("piece" in part) return part.name;
      const name = nameOf(part.seat);
      return part.as ?? (typeof name === "string" ? name : name.name);
    })
    .join("");
}

function lineOf(words: string | Line): Line {
  return typeof words === "string" ? [words] : words;
}

function isLine(value: Part | Line): value is Line {
  return Array.isArray(value);
}
