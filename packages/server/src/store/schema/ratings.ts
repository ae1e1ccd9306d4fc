import type { Selectable } from "kysely";
import type { Flag, Json, Moment } from "./columns.ts";

/** The result of one seat. It outlives the table. */
interface ResultsColumns {
  table_id: string;
  seat: number;
  game: string;
  /** The number of players. */
  seats: number;
  over: Moment;
  ended: string;
  /** null for bots and deleted people. */
  person: string | null;
  bot: string | null;
  won: Flag;
  place: number | null;
  /** The player left, or ran out of time. */
  forfeited: Flag;
  points: number | null;
  facts: Json;
  /** Whether it was rated; if so, the rating before and after. */
  rated: Flag;
  rating_before: number | null;
  rating_after: number | null;
  deviation_after: number | null;
}

/** Ratings of people, bots and sides of a game. */
interface RatingsColumns {
  game: string;
  kind: string;
  who: string;
  rating: number;
  /** As of `at`. It grows with time. */
  deviation: number;
  volatility: number;
  matches: number;
  at: Moment;
  /** Until when the deviation is small enough for the leaderboard. */
  settled_until: Moment;
}

/** Profile settings that differ from the default. */
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
