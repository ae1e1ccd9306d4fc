import * as v from "valibot";
import { list, Seat } from "../primitives.ts";

// A review of a finished match. `@roundtable/bots/review` documents its fields.

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const change = v.pipe(v.number(), v.integer());
const bySeat = list(change);
const reasons = list(v.looseObject({ kind: v.string() }));
const Worth = v.object({ answer: v.string(), chance: count, reasons });

export const Review = v.object({
  version: count,
  seats: count,
  last: count,
  led: count,
  winners: v.nullable(list(Seat)),
  start: bySeat,
  open: list(bySeat),
  known: list(list(v.object({ moment: count, chance: count }))),
  steps: list(v.object({ moment: count, seat: v.nullable(Seat), decision: bySeat, luck: bySeat })),
  sums: list(v.object({ start: count, own: change, others: change, luck: change, end: count })),
  deciding: list(
    v.object({ moment: count, kind: v.picklist(["decision", "luck"]), seat: Seat, changes: bySeat }),
  ),
  decisions: list(
    v.object({ moment: count, seat: Seat, given: Worth, best: Worth, cost: count, give: count }),
  ),
  suspicion: v.nullable(
    v.object({
      beliefs: list(v.object({ moment: count, of: bySeat })),
      moved: list(v.object({ moment: count, seat: Seat, from: count, to: count, reasons })),
      lies: list(v.object({ moment: count, seat: Seat, known: v.nullable(count) })),
    }),
  ),
});
export type Review = v.InferOutput<typeof Review>;

/** `GET /api/tables/:id/review`: the stored review of a finished match, or null. */
export const ReviewBody = v.object({ review: v.nullable(Review) });
export type ReviewBody = v.InferOutput<typeof ReviewBody>;

/**
 * `POST /api/tables/:id/review` answers with these as JSON lines. Empty lines keep the connection alive. The last line is
 * the review, or why there is none.
 */
export const ReviewLine = v.variant("kind", [
  /** How many other reviews are made first. */
  v.object({ kind: v.literal("waiting"), before: count }),
  /** The progress, from 0 to 1. */
  v.object({ kind: v.literal("progress"), done: v.number() }),
  v.object({ kind: v.literal("review"), review: Review }),
  /** The game or its old rules have no adviser; it took too long; or it failed. */
  v.object({ kind: v.literal("failed"), why: v.picklist(["no-adviser", "too-long", "failed"]) }),
]);
export type ReviewLine = v.InferOutput<typeof ReviewLine>;
