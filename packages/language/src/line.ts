import type { Seat } from "@roundtable/kernel";

/** A sentence with its people and pieces still recognisable, so that a screen can show them in colour. */
export type Line = readonly Part[];

/** What happens but is not worth a line. */
export const UNTOLD: Line = [];

export type Part = string | { readonly seat: Seat } | { readonly piece: string; readonly name: string };

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

export function plainText(text: Line, nameOf: (seat: Seat) => string): string {
  return text
    .map((part) => (typeof part === "string" ? part : "seat" in part ? nameOf(part.seat) : part.name))
    .join("");
}

function isLine(value: Part | Line): value is Line {
  return Array.isArray(value);
}
