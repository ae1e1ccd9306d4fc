export { CERTAIN, REVIEW_VERSION } from "./review.ts";
export type {
  Chances,
  Changes,
  Deciding,
  Judged,
  KnownAt,
  Lie,
  Moved,
  Review,
  Step,
  Sum,
  Suspicion,
  Worth,
} from "./review.ts";
export { reviewOf } from "./review-of.ts";
