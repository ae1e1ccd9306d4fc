import { lazy } from "../parts/lazy.ts";
import type { MatchAtTable } from "../table/frame.tsx";

const RatingChanges = lazy(() => import("./rating-changes.tsx"), "RatingChanges");

/** At the end of a rated match: how it has changed ratings. */
export function RatingsAtEnd({ match: { info, me, seats } }: { match: MatchAtTable }) {
  return info.rated ? <RatingChanges table={info.id} me={me} seats={seats} /> : null;
}
