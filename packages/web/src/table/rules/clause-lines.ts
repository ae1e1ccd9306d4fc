/** Lines of a clause that belong together. */
export interface ClauseLines {
  readonly kind: "paragraph" | "list";
  readonly lines: readonly string[];
}

/** “1. …” or “a) …”: a list that brings its own marks. */
const MARKED = /^(\d+\.|\p{L}\))\s/u;

/** A clause leads with a paragraph; lines that follow in a row are a list, and a line that stands alone is a paragraph. */
export function clauseLines(text: string): ClauseLines[] {
  const [first = "", ...others] = text.split("\n");
  const groups: string[][] = [];
  for (const line of others) {
    const group = groups.at(-1);
    const isAlike = group?.[0] !== undefined && MARKED.test(group[0]) === MARKED.test(line);
    if (isAlike) group.push(line);
    else groups.push([line]);
  }
  return [
    { kind: "paragraph", lines: [first] },
    ...groups.map((lines): ClauseLines => {
      const [line = ""] = lines;
      return { kind: lines.length > 1 || MARKED.test(line) ? "list" : "paragraph", lines };
    }),
  ];
}

/** The text in pieces; every second one is the number of a clause: “see ”, “QU-2”, “.” */
export function withReferences(text: string): readonly string[] {
  return text.split(/\b([A-Z]{2}-\d+)(?![\d-])/);
}
