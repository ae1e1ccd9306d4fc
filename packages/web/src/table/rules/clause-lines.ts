/** Lines of a clause that belong together. */
export interface ClauseLines {
  readonly kind: "paragraph" | "list" | "table";
  readonly lines: readonly string[];
}

/** Separates the cells of a row. */
const CELLS = "\t";
/** “1. …” or “a) …”: a list with its own markers. */
const MARKED = /^(\d+\.|\p{L}\))\s/u;

/**
 * Splits a clause into blocks. It begins with a paragraph. Consecutive lines are a list, and a line by itself is a
 * paragraph.
 */
export function clauseLines(text: string): ClauseLines[] {
  const [first = "", ...others] = text.split("\n");
  const groups: string[][] = [];
  for (const line of others) {
    const group = groups.at(-1);
    if (group?.[0] !== undefined && kindOf(group[0]) === kindOf(line)) group.push(line);
    else groups.push([line]);
  }
  return [
    { kind: "paragraph", lines: [first] },
    ...groups.map((lines): ClauseLines => {
      const kind = kindOf(lines[0] ?? "");
      if (kind === "row") return { kind: "table", lines };
      return { kind: lines.length > 1 || kind === "marked" ? "list" : "paragraph", lines };
    }),
  ];
}

function kindOf(line: string): "row" | "marked" | "plain" {
  if (line.includes(CELLS)) return "row";
  return MARKED.test(line) ? "marked" : "plain";
}

/** The cells of each row of a table. */
export function cellsOf({ lines }: ClauseLines): readonly (readonly string[])[] {
  return lines.map((line) => line.split(CELLS));
}

/** Splits the text so that every second part is the number of a clause: “see ”, “QU-2”, “.” */
export function withReferences(text: string): readonly string[] {
  return text.split(/\b([A-Z]{2}-\d+)(?![\d-])/);
}

/**
 * Splits the text so that every second part is a word that names a clause, with the punctuation that touches it:
 * “QU-2).”
 */
export function withNamingWords(text: string): readonly string[] {
  return text.split(/([^ ]*\b[A-Z]{2}-\d+[^ ]*)/);
}
