import type { Draw } from "@roundtable/kernel";

/** A line of a golden game: what it says, and the comment beside it. */
export interface GoldenLine {
  readonly raw: string;
  readonly says: string;
  /** With the space before it, so that it can be put behind other words. */
  readonly comment: string;
  readonly kind: "nothing" | "chance" | "answers" | "facts" | "anything" | "event";
}

/** A passage is one thing that happens: setup, an answer, or the end. */
export interface Passage {
  readonly head: GoldenLine;
  readonly body: readonly GoldenLine[];
  /** Blank lines and comments before the next passage: they belong to it, whatever this passage adds. */
  readonly tail: readonly GoldenLine[];
}

export interface GoldenText {
  /** Everything above the first passage: the header, and what a person wrote about the game. */
  readonly preamble: readonly GoldenLine[];
  readonly passages: readonly Passage[];
}

export function readGolden(text: string): GoldenText {
  const lines = text.replace(/\n$/, "").split("\n").map(readLine);
  const heads = lines.flatMap((line, index) => (/^(setup|seat |end\b)/.test(line.raw) ? [index] : []));
  return {
    preamble: lines.slice(0, heads[0]),
    passages: heads.flatMap((at, nth) => {
      const head = lines[at];
      if (head === undefined) return [];
      const rest = lines.slice(at + 1, heads[nth + 1]);
      const body = rest.slice(0, rest.findLastIndex((line) => line.kind !== "nothing" || isNote(line)) + 1);
      return { head, body, tail: rest.slice(body.length) };
    }),
  };
}

function readLine(raw: string): GoldenLine {
  const at = raw.search(/(^|\s+)#(\s|$)/);
  const says = (at < 0 ? raw : raw.slice(0, at)).trim();
  return { raw, says, comment: at < 0 ? "" : raw.slice(at).trimEnd(), kind: kindOf(says) };
}

function kindOf(says: string): GoldenLine["kind"] {
  if (says === "") return "nothing";
  if (says === "…") return "anything";
  if (says.startsWith("chance ")) return "chance";
  if (says.startsWith("? ")) return "answers";
  return says.startsWith("= ") ? "facts" : "event";
}

/** An indented comment is about the passage above it. */
function isNote({ raw }: GoldenLine): boolean {
  return /^\s+#/.test(raw);
}

/** `chance 2 of 6` is the third side of six; `chance order 2 0 1`; a trailing `…` leaves the others in order. */
export function chanceLine(draw: Draw): string {
  return "order" in draw ? `chance order ${draw.order.join(" ")}` : `chance ${draw.drew} of ${draw.of}`;
}

/**
 * Aligns what a passage really told with the lines of the file. A line that still holds stays as it was typed. One that
 * does not is replaced and keeps its comment. Comments are never lost.
 */
export function aligned(
  body: readonly GoldenLine[],
  kinds: readonly GoldenLine["kind"][],
  told: readonly string[],
): string[] {
  const lines: string[] = [];
  let next = 0;
  for (const [index, line] of body.entries()) {
    if (!kinds.includes(line.kind)) {
      lines.push(line.raw);
      continue;
    }
    const found = told.indexOf(line.says, next);
    const instead = told[next];
    if (found >= 0) {
      lines.push(...told.slice(next, found).map(indented), line.raw);
      next = found + 1;
    } else if (instead !== undefined && !body.slice(index + 1).some(({ says }) => says === instead)) {
      lines.push(indented(instead) + line.comment);
      next++;
    } else if (line.comment !== "") {
      lines.push(indented(line.comment.trim()));
    }
  }
  return [...lines, ...told.slice(next).map(indented)];
}

export function indented(line: string): string {
  return `  ${line}`;
}
