import { DieDrawing, memoDrawing } from "@roundtable/kit";
import type { Column, Row } from "../../rules/pieces.ts";

/** A die in the colour of its row. */
export const RowDie = memoDrawing(({ row, face }: { row: Row; face: Column | null }) => (
  <svg class={`dc-die dc-die-${row}`} viewBox="0 0 48 48" aria-hidden="true">
    <DieDrawing face={face} />
  </svg>
));
