import { type Delta, deltaBetween, type LogLine, type Position } from "@roundtable/protocol";
import type { Frame } from "./frame.ts";

/** What everybody may know of a position. */
export type Public = Pick<Position, "view" | "since" | "undoAsked" | "outcome">;
/** What one viewer knows beyond it, with their current or last decision. */
export type Private = Pick<Position, "decision" | "bank" | "deadline" | "undo"> & {
  readonly own: Delta;
  readonly answered: boolean;
};

// News are put together of texts, since what is the same for several viewers is written only once.

/** How news begin; where the table must be named, its name comes next. */
export const NEWS = '{"kind":"news",';

export function newsFrame(n: number, changes: string): Frame {
  return `${NEWS}"n":${n}${changes}}` as Frame;
}

export function publicChanges(before: Public, now: Public): string {
  return (
    changeText("view", deltaBetween(before.view, now.view)) +
    (before.since === now.since ? "" : changeText("since", now.since)) +
    (isSame(before.undoAsked, now.undoAsked) ? "" : changeText("undoAsked", now.undoAsked)) +
    (isSame(before.outcome, now.outcome) ? "" : changeText("outcome", now.outcome))
  );
}

export function privateChanges(before: Private, now: Private): string {
  return (
    changeText("own", deltaBetween(before.own, now.own)) +
    decisionText(before, now) +
    (isSame(before.bank ?? null, now.bank ?? null) ? "" : changeText("bank", now.bank)) +
    (before.deadline === now.deadline ? "" : changeText("deadline", now.deadline)) +
    (before.undo === now.undo ? "" : changeText("undo", now.undo))
  );
}

/** By the last one that was asked, where that is shorter: many a question is asked again and again. */
function decisionText(before: Private, now: Private): string {
  // Under one id a decision stays the same.
  if (before.decision?.id === now.decision?.id)
    return before.answered === now.answered ? "" : changeText("answered", now.answered);
  const anew = changeText("decision", [now.decision]);
  const changed = changeText("decision", deltaBetween(before.decision, now.decision));
  return changed.length < anew.length ? changed : anew;
}

function isSame(before: object | null, now: object | null): boolean {
  return before === now || deltaBetween(before, now) === undefined;
}

function changeText(field: keyof Position, value: Delta | object | null | undefined): string {
  return value === undefined ? "" : `,"${field}":${JSON.stringify(value)}`;
}

export function linesText(lines: readonly LogLine[], written: Map<object, string>): string {
  if (lines.length === 0) return "";
  const told = lines.flatMap((line) => (line.kind === "told" ? [line.told] : []));
  if (told.length < lines.length) return `,"lines":${JSON.stringify(lines)}`;
  const texts = told.map((event) => {
    const text = written.get(event) ?? JSON.stringify(event);
    written.set(event, text);
    return text;
  });
  return `,"told":[${texts.join(",")}]`;
}
