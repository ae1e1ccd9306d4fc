import { effect } from "@preact/signals";
import type { GameTable } from "@roundtable/kit";
import type { TableSession } from "../session.ts";
import type { Choosing } from "./choosing.ts";

/** What follows from an answer is asked for when it is looked at, or at once where the board must show where it leads. */
export function lookAhead(session: TableSession, table: GameTable, choosing: Choosing): () => void {
  const stop = [
    effect(() => {
      const looked = choosing.looked.value;
      if (looked !== null) void session.foresee(looked);
    }),
    effect(() => {
      const answers = session.decision.value?.answers ?? [];
      if (answers.some((answer) => table.foresees?.(answer) === true)) void session.foresee();
    }),
  ];
  return () => {
    for (const one of stop) one();
  };
}
