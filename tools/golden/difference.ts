/** A place where two texts differ, with the lines around it. */
export interface Hunk {
  /** The line of the old text where it begins, from 1. */
  readonly line: number;
  readonly lines: readonly { readonly sign: " " | "-" | "+"; readonly text: string }[];
}

const AROUND = 3;

export function differences(before: string, after: string): Hunk[] {
  const lines = compared(before.split("\n"), after.split("\n"));
  const hunks: { line: number; lines: DiffLine[]; until: number }[] = [];
  let line = 1;
  for (const [index, { sign }] of lines.entries()) {
    if (sign !== " ") {
      const open = hunks.at(-1);
      if (open !== undefined && index <= open.until + AROUND) {
        open.lines.push(...lines.slice(open.until, index + AROUND + 1));
        open.until = Math.min(index + AROUND + 1, lines.length);
      } else {
        const from = Math.max(0, index - AROUND);
        const until = Math.min(index + AROUND + 1, lines.length);
        hunks.push({ line: Math.max(1, line - (index - from)), lines: lines.slice(from, until), until });
      }
    }
    if (sign !== "+") line++;
  }
  return hunks;
}

/** As version control shows it; with colours if the terminal has them. */
export function hunkText(hunk: Hunk, colours: boolean): string {
  const paint = (sign: string, text: string): string => {
    const colour = sign === "-" ? 31 : sign === "+" ? 32 : null;
    return colours && colour !== null ? `\u001B[${colour}m${text}\u001B[0m` : text;
  };
  const lines = hunk.lines.map(({ sign, text }) => paint(sign, `${sign} ${text}`.trimEnd()));
  return [`@@ line ${hunk.line}`, ...lines].join("\n");
}

type DiffLine = Hunk["lines"][number];

/** The longest common subsequence, after the common beginning and end are set aside. */
function compared(before: readonly string[], after: readonly string[]): DiffLine[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end++;

  const same = (text: string): DiffLine => ({ sign: " ", text });
  return [
    ...before.slice(0, start).map(same),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ];
}

function middle(before: readonly string[], after: readonly string[]): DiffLine[] {
  const width = after.length + 1;
  const common = new Uint32Array((before.length + 1) * width);
  const at = (old: number, now: number) => common[old * width + now] ?? 0;
  for (let old = before.length - 1; old >= 0; old--) {
    for (let now = after.length - 1; now >= 0; now--) {
      common[old * width + now] =
        before[old] === after[now] ? at(old + 1, now + 1) + 1 : Math.max(at(old + 1, now), at(old, now + 1));
    }
  }
  const lines: DiffLine[] = [];
  let now = 0;
  for (const [old, text] of before.entries()) {
    while (
      now < after.length &&
      after[now] !== text &&
      at(old, now + 1) === at(old, now) &&
      at(old + 1, now) < at(old, now)
    ) {
      lines.push({ sign: "+", text: after[now++] ?? "" });
    }
    if (after[now] === text && at(old, now) === at(old + 1, now + 1) + 1) {
      lines.push({ sign: " ", text });
      now++;
    } else lines.push({ sign: "-", text });
  }
  return [...lines, ...after.slice(now).map((text): DiffLine => ({ sign: "+", text }))];
}
