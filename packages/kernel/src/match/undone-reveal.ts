import type { Entry } from "./log.ts";

/** Whether a move was undone after it had revealed something new: dice, a card turned up, a hand. */
export function hasUndoneReveal(entries: readonly Entry[]): boolean {
  return entries.some(
    (undo) =>
      undo.kind === "undo" &&
      undo.alone !== true &&
      entries.slice(undo.from - 1, undo.n - 1).some((entry) => entry.kind === "answer" && entry.revealed),
  );
}
