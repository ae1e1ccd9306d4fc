import type { MatchReason, TableProblem } from "@roundtable/kernel";
import type { TextByKind } from "../game-text.ts";

/** What any table of any game says of itself: why a command was refused, and what keeps a table from starting. */
export interface TableText {
  readonly refusal: Readonly<Record<MatchReason, string>>;
  readonly problem: TextByKind<TableProblem, string>;
}
