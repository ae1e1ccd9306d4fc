import type { TableProblem } from "@roundtable/kernel";
import { type GameText, tableText, textFor } from "@roundtable/language";

/** A problem of the table's or of the game's, in the reader's language. */
export function problemText(problem: { readonly kind: string }, text: GameText): string {
  if (isTableProblem(problem)) return textFor(tableText[text.locale].problem, problem);
  return textFor(text.problem, problem);
}

function isTableProblem(problem: { readonly kind: string }): problem is TableProblem {
  return problem.kind in tableText.en.problem;
}
