import * as v from "valibot";
import { Person } from "./person.ts";
import { GameId, list, Timestamp, Seat, TableId } from "./primitives.ts";

/** The cursor of a list, to be sent back for the next page. */
const HistoryKey = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}-[0-9A-Za-z]{12}$/, "Expected what the part before it gave as `next`."),
);

/** `GET /api/people/:id/history` → `HistoryBody`: a person's matches, latest end first. */
export const HistoryQuery = v.object({ game: v.optional(GameId), before: v.optional(HistoryKey) });

const FellowPlayer = v.variant("kind", [
  v.object({ kind: v.literal("person"), seat: Seat, person: Person, won: v.boolean() }),
  /** A deleted person. */
  v.object({ kind: v.literal("gone"), seat: Seat, won: v.boolean() }),
  v.object({ kind: v.literal("bot"), seat: Seat, bot: v.string(), won: v.boolean() }),
]);
export type FellowPlayer = v.InferOutput<typeof FellowPlayer>;

export const MatchResult = v.object({
  game: GameId,
  /** The number of players. */
  seats: v.number(),
  over: Timestamp,
  ended: v.picklist(["played", "together", "abandoned"]),
  won: v.boolean(),
  place: v.nullable(v.number()),
  points: v.nullable(v.number()),
  /** The player left, or ran out of time. */
  forfeited: v.boolean(),
  /** The rating before and after; null if it was not rated. */
  rating: v.nullable(v.object({ before: v.number(), after: v.number() })),
  /** Only for people who played there: the table, whether it can be replayed, and the other players. */
  there: v.nullable(v.object({ table: TableId, isKept: v.boolean(), company: list(FellowPlayer) })),
});
export type MatchResult = v.InferOutput<typeof MatchResult>;

export const HistoryBody = v.object({ results: list(MatchResult), next: v.nullable(v.string()) });
export type HistoryBody = v.InferOutput<typeof HistoryBody>;

export const PersonRating = v.object({
  game: GameId,
  rating: v.number(),
  /** The true strength lies within two of these in 95 of 100 cases. */
  deviation: v.number(),
  /** Certain enough for the leaderboard. */
  isSettled: v.boolean(),
  matches: v.number(),
});
export type PersonRating = v.InferOutput<typeof PersonRating>;

/** Who may see a profile: everyone, people they have played with, nobody. */
export const PROFILE_VISIBILITY = ["everybody", "met", "nobody"] as const;

/** `PUT /api/me/profile` → `ProfileBody`: the visibility of my profile. */
export const ProfileBody = v.object({
  seenBy: v.picklist(PROFILE_VISIBILITY),
  /** Whether I am on the leaderboards. */
  amongBest: v.boolean(),
});
export type ProfileBody = v.InferOutput<typeof ProfileBody>;

/**
 * `GET /api/people/:id` → `PersonBody`. `me` is a valid id, too. A hidden profile answers 404, like one that does not
 * exist.
 */
export const PersonBody = v.object({
  person: Person,
  /** null on other people's profiles. */
  profile: v.nullable(ProfileBody),
  ratings: list(PersonRating),
});
export type PersonBody = v.InferOutput<typeof PersonBody>;

const Tally = v.object({ played: v.number(), won: v.number() });
export type Tally = v.InferOutput<typeof Tally>;

/** `GET /api/people/:id/charts/:game` → `ChartsBody`: statistics of a person's matches of this game. */
export const ChartsBody = v.object({
  all: Tally,
  /** By number of players. */
  bySeats: list(v.object({ ...Tally.entries, seats: v.number() })),
  /** By role or the like, as named by the game. */
  byHad: list(
    v.object({ kind: v.string(), values: list(v.object({ ...Tally.entries, value: v.string() })) }),
  ),
  /** Average points per match, by source. */
  sources: list(v.object({ source: v.string(), points: v.number() })),
  /** The rating after each rated match, oldest first. */
  strength: list(v.object({ at: Timestamp, rating: v.number(), deviation: v.number() })),
});
export type ChartsBody = v.InferOutput<typeof ChartsBody>;

const LeaderboardKey = v.pipe(
  v.string(),
  v.regex(
    /^\d{1,5}(\.\d{1,20})?-[0-9A-Za-z]{12}-\d{1,9}$/,
    "Expected what the part before it gave as `next`.",
  ),
);

/** `GET /api/best/:game` → `LeaderboardBody`: players with a settled rating, strongest first. */
export const LeaderboardQuery = v.object({
  after: v.optional(LeaderboardKey),
  /** People's bots have a leaderboard of their own. */
  of: v.optional(v.picklist(["people", "bots"]), "people"),
});
export const LeaderboardBody = v.object({
  best: list(
    v.object({
      place: v.number(),
      person: Person,
      rating: v.number(),
      deviation: v.number(),
      matches: v.number(),
      /** I may see their profile. */
      isOpen: v.boolean(),
    }),
  ),
  next: v.nullable(v.string()),
});
export type LeaderboardBody = v.InferOutput<typeof LeaderboardBody>;

/** `GET /api/tables/:id/ratings` → `RatingsBody`, for its players: how the match changed ratings. */
export const RatingsBody = v.object({
  changes: list(v.object({ seat: Seat, before: v.number(), after: v.number() })),
});
export type RatingsBody = v.InferOutput<typeof RatingsBody>;
