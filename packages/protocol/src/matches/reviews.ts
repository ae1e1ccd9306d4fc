import * as v from "valibot";
import { list, Seat } from "../primitives.ts";

// What an adviser has made of a match that is over; `@roundtable/bots/review` says what each of it means.

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

/** `GET /api/tables/:id/review`: the review that is kept of a match that is over, or none yet. */
export const ReviewBody = v.object({ review: v.nullable(Review) });
export type ReviewBody = v.InferOutput<typeof ReviewBody>;

/**
 * `POST /api/tables/:id/review` answers with lines, each one of these as JSON; an empty line only says that somebody is
 * still there. The last is the review, or why there is none.
 */
export const ReviewLine = v.variant("kind", [
  /** So many others are made before it. */
  v.object({ kind: v.literal("waiting"), before: count }),
  /** How much of it is done, up to 1. */
  v.object({ kind: v.literal("progress"), done: v.number() }),
  v.object({ kind: v.literal("review"), review: Review }),
  /** Nobody can advise in this game or in rules so old; it took longer than it may here; or it went wrong. */
  v.object({ kind: v.literal("failed"), why: v.picklist(["no-adviser", "too-long", "failed"]) }),
]);
export type ReviewLine = v.InferOutput<typeof ReviewLine>;
