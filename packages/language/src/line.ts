import type { Seat } from "@roundtable/kernel";

/** A sentence with its people and pieces still recognisable, so that a screen can show them in colour. */
export type Line = readonly Part[];

/** What happens but is not worth a line. */
export const UNTOLD: Line = [];

export type Part =
  | string
  /** `you` is the form of the name where that player is addressed. */
  | { readonly seat: Seat; readonly you?: string }
  | { readonly piece: string; readonly name: string }
  | ByReader;

/** Text that reads one way for the player on this seat, and another way for everybody else. */
interface ByReader {
  readonly reader: Seat;
  readonly self: Line;
  readonly others: Line;
}

/** A part as it is shown, once it is known to whom. */
export type ShownPart = Exclude<Part, ByReader>;

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

/** The parts as this reader is shown them; null is everybody at once. */
export function partsFor(reader: Seat | null, text: Line): readonly ShownPart[] {
  return text.flatMap((part) =>
    typeof part === "object" && "reader" in part
      ? partsFor(reader, part.reader === reader ? part.self : part.others)
      : [part],
  );
}

export function plainText(text: Line, nameOf: (seat: Seat) => string): string {
  return partsFor(null, text)
    .map((part) =>
      typeof part === "string" ? part : "seat" in part ? (part.you ?? nameOf(part.seat)) : part.name,
    )
    .join("");
}

function lineOf(words: string | Line): Line {
  return typeof words === "string" ? [words] : words;
}

function isLine(value: Part | Line): value is Line {
  return Array.isArray(value);
}
