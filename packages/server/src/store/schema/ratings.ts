import type { Selectable } from "kysely";
import type { Flag, Json, Moment } from "./columns.ts";

/** What has become of one seat of a match that is over. It is kept when the table is long gone. */
interface ResultsColumns {
  table_id: string;
  seat: number;
  game: string;
  /** How many played. */
  seats: number;
  over: Moment;
  ended: string;
  /** Null for a bot, and for somebody of whom nothing is kept any more. */
  person: string | null;
  bot: string | null;
  won: Flag;
  place: number | null;
  /** He had left, or his time was over. */
  forfeited: Flag;
  points: number | null;
  facts: Json;
  /** Whether it has changed his rating; if so, from what to what. */
  rated: Flag;
  rating_before: number | null;
  rating_after: number | null;
  deviation_after: number | null;
}

/** How strong a person, a bot or a side of a game is held to be. */
interface RatingsColumns {
  game: string;
  kind: string;
  who: string;
  rating: number;
  /** As of `at`; it grows with time. */
  deviation: number;
  volatility: number;
  matches: number;
  at: Moment;
  /** As long as this the deviation is small enough for the table of the best. */
  settled_until: Moment;
}

/** How much of himself a person shows, where it is not the usual. */
interface ProfilesColumns {
  person: string;
  seen_by: string;
  among_best: Flag;
}

export interface RatingsSchema {
  results: ResultsColumns;
  ratings: RatingsColumns;
  profiles: ProfilesColumns;
}

export type ResultRow = Selectable<ResultsColumns>;
export type RatingRow = Selectable<RatingsColumns>;
