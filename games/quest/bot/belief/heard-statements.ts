import type { Said, Seat } from "@roundtable/kernel";
import type { QuestShape } from "../../rules/quest.ts";
import type { Statement } from "../../rules/statements.ts";

export interface Word {
  readonly seat: Seat;
  readonly statement: Statement;
  /** The number of the remark, 1 for the first. */
  readonly entry: number;
}

export function statementsIn(heard: readonly Said<QuestShape>[]): readonly Word[] {
  return heard.flatMap(({ seat, say }, index) =>
    "statement" in say ? [{ seat, statement: say.statement, entry: index + 1 }] : [],
  );
}
