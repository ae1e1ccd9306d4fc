import * as v from "valibot";
import { Person } from "./person.ts";
import { GameId, list, Timestamp, Seat, TableId } from "./primitives.ts";

/** Where a list goes on: it is given with a part of the list, and sent back to get the next. */
const HistoryKey = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}-[0-9A-Za-z]{12}$/, "Expected what the part before it gave as `next`."),
);

/** `GET /api/people/:id/history` → `HistoryBody`: the matches of a person, the newest end first. */
export const HistoryQuery = v.object({ game: v.optional(GameId), before: v.optional(HistoryKey) });

const FellowPlayer = v.variant("kind", [
  v.object({ kind: v.literal("person"), seat: Seat, person: Person, won: v.boolean() }),
  /** Somebody of whom nothing is kept any more. */
  v.object({ kind: v.literal("gone"), seat: Seat, won: v.boolean() }),
  v.object({ kind: v.literal("bot"), seat: Seat, bot: v.string(), won: v.boolean() }),
]);
export type FellowPlayer = v.InferOutput<typeof FellowPlayer>;

export const MatchResult = v.object({
  game: GameId,
  /** How many played. */
  seats: v.number(),
  over: Timestamp,
  ended: v.picklist(["played", "together", "abandoned"]),
  won: v.boolean(),
  place: v.nullable(v.number()),
  points: v.nullable(v.number()),
  /** He had left, or his time was over. */
  forfeited: v.boolean(),
  /** From what to what it has changed his rating; null where it has not. */
  rating: v.nullable(v.object({ before: v.number(), after: v.number() })),
  /** Only told to those who were there: the table, whether its match can still be looked at, and who else played. */
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
  /** Enough is known to stand in the table of the best. */
  isSettled: v.boolean(),
  matches: v.number(),
});
export type PersonRating = v.InferOutput<typeof PersonRating>;

/** Who may see somebody's page: everybody, those who have played with him, nobody. */
export const PROFILE_VISIBILITY = ["everybody", "met", "nobody"] as const;

/** `PUT /api/me/profile` → `ProfileBody`: how much of me others see. */
export const ProfileBody = v.object({
  seenBy: v.picklist(PROFILE_VISIBILITY),
  /** Whether I stand in the tables of the best. */
  amongBest: v.boolean(),
});
export type ProfileBody = v.InferOutput<typeof ProfileBody>;

/**
 * `GET /api/people/:id` → `PersonBody`; `me` is an id, too. Who may not be seen is not there: 404, as for one who never was.
 */
export const PersonBody = v.object({
  person: Person,
  /** Null on others' pages. */
  profile: v.nullable(ProfileBody),
  ratings: list(PersonRating),
});
export type PersonBody = v.InferOutput<typeof PersonBody>;

const Tally = v.object({ played: v.number(), won: v.number() });
export type Tally = v.InferOutput<typeof Tally>;

/** `GET /api/people/:id/charts/:game` → `ChartsBody`: what there is to count in his matches of this game. */
export const ChartsBody = v.object({
  all: Tally,
  /** By how many played. */
  bySeats: list(v.object({ ...Tally.entries, seats: v.number() })),
  /** By what he was or had, in the game's own words. */
  byHad: list(
    v.object({ kind: v.string(), values: list(v.object({ ...Tally.entries, value: v.string() })) }),
  ),
  /** Points in a match on average, by where they come from. */
  sources: list(v.object({ source: v.string(), points: v.number() })),
  /** How strong he was held to be after each rated match, the oldest first. */
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

/** `GET /api/best/:game` → `LeaderboardBody`: those whose strength is known well enough, the strongest first. */
export const LeaderboardQuery = v.object({
  after: v.optional(LeaderboardKey),
  /** People, unless the programs are asked for that people let play here: those stand in a table of their own. */
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
      /** I may look at his page. */
      isOpen: v.boolean(),
    }),
  ),
  next: v.nullable(v.string()),
});
export type LeaderboardBody = v.InferOutput<typeof LeaderboardBody>;

/** `GET /api/tables/:id/ratings` → `RatingsBody`, for those who sat there: how the match has changed ratings. */
export const RatingsBody = v.object({
  changes: list(v.object({ seat: Seat, before: v.number(), after: v.number() })),
});
export type RatingsBody = v.InferOutput<typeof RatingsBody>;
