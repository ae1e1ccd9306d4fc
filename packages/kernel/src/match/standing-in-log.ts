import type { Answered, Entry } from "./log.ts";
import { ReplayMismatch } from "../chance/recorded-chance.ts";

/** The answers that count after these entries, in order. */
export function standingAnswersIn(entries: readonly Entry[]): Answered[] {
  let standing: Answered[] = [];
  for (const entry of entries) {
    if (entry.kind === "answer") standing.push(entry);
    if (entry.kind !== "undo") continue;
    const at = standing.findIndex(({ n }) => n === entry.from);
    if (at < 0) throw new ReplayMismatch(`Entry ${entry.n} takes back what did not count.`);
    standing = entry.alone === true ? standing.toSpliced(at, 1) : standing.slice(0, at);
  }
  return standing;
}
