import type { Refusal, TableProblem } from "@roundtable/kernel";
import type { TextByKind } from "../game-text.ts";

/** What any table of any game says of itself: why a command was refused, and what keeps a table from starting. */
export interface TableText {
  readonly refusal: Readonly<Record<Refusal, string>>;
  readonly problem: TextByKind<TableProblem, string>;
}
