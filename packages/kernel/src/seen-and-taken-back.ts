import type { Entry } from "./log.ts";

/** Whether something was taken back after it had shown what nobody could know before: dice, a card turned up, a hand. */
export function wasSeenAndTakenBack(entries: readonly Entry[]): boolean {
  return entries.some(
    (undo) =>
      undo.kind === "undo" &&
      undo.alone !== true &&
      entries.slice(undo.from - 1, undo.n - 1).some((entry) => entry.kind === "answer" && entry.revealed),
  );
}
