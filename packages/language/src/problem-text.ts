import { type GameText, textFor } from "./game-text.ts";
import type { TableText } from "./table-text/table-text.ts";

/** What is wrong with a table, in the words of its game or, where any table has that problem, of tables. */
export function problemText(
  problem: { readonly kind: string },
  text: Pick<GameText, "problem">,
  table: Pick<TableText, "problem">,
): string {
  return textFor({ ...text.problem, ...table.problem }, problem);
}
