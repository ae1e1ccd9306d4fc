/** Lines of a clause that belong together. */
export interface ClauseLines {
  readonly kind: "paragraph" | "list" | "table";
  readonly lines: readonly string[];
}

/** Cells of a row. */
const CELLS = "\t";
/** “1. …” or “a) …”: a list that brings its own marks. */
const MARKED = /^(\d+\.|\p{L}\))\s/u;

/** A clause leads with a paragraph; lines that follow in a row are a list, and a line that stands alone is a paragraph. */
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

/** The text in pieces; every second one is the number of a clause: “see ”, “QU-2”, “.” */
export function withReferences(text: string): readonly string[] {
  return text.split(/\b([A-Z]{2}-\d+)(?![\d-])/);
}

/** The text in pieces; every second one is a word that names a clause, with what is written close to it: “QU-2).” */
export function withNamingWords(text: string): readonly string[] {
  return text.split(/([^ ]*\b[A-Z]{2}-\d+[^ ]*)/);
}
