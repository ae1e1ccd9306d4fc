import { effect } from "@preact/signals";
import type { GameTable } from "@roundtable/kit";
import type { TableSession } from "../session.ts";
import type { AnswerSelection } from "./answer-selection.ts";

/**
 * Loads the preview of an answer when the player looks at it, or at once if the board needs it to mark where the answer
 * leads.
 */
export function prefetchPreviews(
  session: TableSession,
  table: GameTable,
  selection: AnswerSelection,
): () => void {
  const stop = [
    effect(() => {
      const previewed = selection.previewed.value;
      if (previewed !== null) void session.fetchPreviews(previewed);
    }),
    effect(() => {
      const answers = session.decision.value?.answers ?? [];
      if (answers.some((answer) => table.needsPreview?.(answer) === true)) void session.fetchPreviews();
    }),
  ];
  return () => {
    for (const one of stop) one();
  };
}
