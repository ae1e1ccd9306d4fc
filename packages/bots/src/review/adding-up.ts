import { type Entry, seatsOf, type TakenBack } from "@roundtable/kernel";
import { type Changes, type Chances, changesBetween, type Step, type Sum } from "./review.ts";

/** What taking back undoes: all that the answers have done which no longer count. The rest is who took them back. */
export function stepBack(
  undo: TakenBack,
  { before, after }: { readonly before: Chances; readonly after: Chances },
  undone: readonly Step[],
): Step {
  const luck = before.map((_, seat) => 0 - sumAt(undone, "luck", seat));
  const all = changesBetween(before, after);
  return { moment: undo.n, seat: undo.of, decision: changesBetween(luck, all), luck };
}

/** The numbers of the answers that this one takes back, of those that counted before it. */
export function takenBackBy(undo: TakenBack, standing: readonly number[]): readonly number[] {
  return undo.alone === true ? [undo.from] : standing.filter((n) => n >= undo.from);
}

/** The numbers of the answers that count after these entries. */
export function standingAfter(entry: Entry, standing: readonly number[]): readonly number[] {
  if (entry.kind === "answer") return [...standing, entry.n];
  if (entry.kind !== "undo") return standing;
  const gone = takenBackBy(entry, standing);
  return standing.filter((n) => !gone.includes(n));
}

/** By seat, from where to where its chances went, and by what. */
export function sumsOf(start: Chances, end: Chances, steps: readonly Step[]): readonly Sum[] {
  return seatsOf(start.length).map((seat) => ({
    start: start[seat] ?? 0,
    own: sumAt(
      steps.filter((step) => step.seat === seat),
      "decision",
      seat,
    ),
    others: sumAt(
      steps.filter((step) => step.seat !== seat),
      "decision",
      seat,
    ),
    luck: sumAt(steps, "luck", seat),
    end: end[seat] ?? 0,
  }));
}

export const NOTHING = (seats: number): Changes => seatsOf(seats).map(() => 0);

function sumAt(steps: readonly Step[], part: "decision" | "luck", seat: number): number {
  return steps.reduce((sum, step) => sum + (step[part][seat] ?? 0), 0);
}
