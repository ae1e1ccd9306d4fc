import { HintsTaken } from "../hints/hints-taken.tsx";
import { RatingsAtEnd } from "../ratings/ratings-at-end.tsx";
import { ReviewLink } from "../reviews/review-link.tsx";
import { EndDialog } from "../table/end/end-dialog.tsx";
import { type SlotProps, TableSlots } from "../table/slots.ts";

const SLOTS: TableSlots = {
  endNotes: [HintsTaken, RatingsAtEnd],
  endLinks: [ReviewLink],
};

/** The end of a match, loaded when there is one. */
export function End(props: SlotProps["end"]) {
  return (
    <TableSlots.Provider value={SLOTS}>
      <EndDialog {...props} />
    </TableSlots.Provider>
  );
}
