import { isSaid, type Said, type Seat, type MatchEvent } from "@roundtable/kernel";
import { type GameText, type Line, seat, textFor, toldTo } from "@roundtable/language";
import type { LogLine } from "@roundtable/protocol";
import { t } from "../../i18n/index.ts";
import { locale } from "../../settings/settings.ts";

/** A line of the log as one seat reads it, in the reader's language. */
export function lineTo(
  me: Seat | null,
  of: LogLine,
  text: Pick<GameText, "event" | "statement">,
  says = lineText(of, text),
): Line {
  const isRemark = of.kind === "told" && isSaid(of.told);
  return isRemark ? says : toldTo(locale.value, me, says);
}

/** The same line as the public reads it. */
export function lineText(of: LogLine, text: Pick<GameText, "event" | "statement">): Line {
  switch (of.kind) {
    case "told":
      return isSaid(of.told)
        ? t.value.table.remark<Line>([seat(of.told.seat)], saidText(of.told, text)).flat()
        : textFor(text.event, of.told);
    case "time-over":
      return t.value.table.timeOver(of.seat);
    case "undo-asked":
      return t.value.table.undoAsked(of.seat);
    case "undo-vote":
      return t.value.table.undoVote(of.seat, of.agrees);
    case "undo-dropped":
      return t.value.table.undoDropped(of.seat, of.why);
    case "hint":
      return t.value.table.hintTaken(of.seat);
    case "taken-back":
      return t.value.table.undone(of.of);
  }
}

/** A sentence of the log. It may cover several lines: `of` is the first of them. */
export interface LogEntry {
  readonly n: number;
  readonly last: number;
  readonly of: LogLine;
  readonly says: Line;
}

/** The sentences for these lines. Lines that belong together become one sentence. */
export function entriesOf(
  lines: readonly LogLine[],
  text: Pick<GameText, "event" | "statement" | "together">,
): LogEntry[] {
  const struck = takenBackLines(lines);
  const entries: LogEntry[] = [];
  let last: { readonly n: number; readonly event: MatchEvent } | null = null;
  for (const [n, of] of lines.entries()) {
    const event = of.kind === "told" && !isSaid(of.told) ? of.told : null;
    const both: Line | null =
      last !== null && event !== null && struck.has(last.n) === struck.has(n)
        ? (text.together?.(last.event, event) ?? null)
        : null;
    const before = entries.at(-1);
    const says = both ?? lineText(of, text);
    if (both !== null && before !== undefined) entries.splice(-1, 1, { ...before, last: n, says });
    else if (says.length > 0) entries.push({ n, last: n, of, says });
    else continue;
    last = event === null || both !== null ? null : { n, event };
  }
  return entries;
}

/** Whether the game has a sentence for it: not every event is worth one. */
export function hasSentence(of: LogLine, text: Pick<GameText, "event" | "statement">): boolean {
  return lineText(of, text).length > 0;
}

export function saidText({ say, seat }: Said, text: Pick<GameText, "statement">): Line {
  return "text" in say ? [say.text] : textFor(text.statement, say.statement, seat);
}

/** Whether this seat did it, or it happened to this seat. */
export function isOf(line: LogLine, seat: Seat | null): boolean {
  const of: object = line.kind === "told" ? line.told : line;
  return seat !== null && "seat" in of && of.seat === seat;
}

/** Everything that happened and was said, except what was undone. */
export function eventsSoFar(lines: readonly LogLine[]): MatchEvent[] {
  const struck = takenBackLines(lines);
  return lines.flatMap((line, n) => (line.kind === "told" && !struck.has(n) ? [line.told] : []));
}

/**
 * The indices of the lines that were undone: each `taken-back` reaches back to a line, and everything after that line
 * is undone, except talk.
 */
export function takenBackLines(lines: readonly LogLine[]): ReadonlySet<number> {
  const struck = new Set<number>();
  for (const [n, of] of lines.entries()) {
    if (of.kind !== "taken-back") continue;
    for (let at = of.from; at < n; at++) {
      const other = lines[at];
      if (other?.kind === "told" && !isSaid(other.told)) struck.add(at);
    }
  }
  return struck;
}
