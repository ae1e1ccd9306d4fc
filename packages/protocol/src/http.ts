import type { Log, MatchSight, Outcome, Told } from "@roundtable/kernel";
import { LOCALES } from "@roundtable/language";
import * as v from "valibot";
import { Name, Person } from "./person.ts";
import { CommandId, GameId, list, Moment, ofTheGame, OptionValues, Seat, TableId } from "./plain.ts";
import { Reason } from "./reason.ts";
import { TableSummary } from "./table.ts";

/**
 * `GET /api/me?locale=fr` → `MeBody`. Without a cookie it makes a guest with a name in that language, and gives the
 * cookie. A name that was made up in another language is made up anew. The socket at `/ws` wants the cookie: ask this
 * first.
 */
export const MeQuery = v.object({ locale: v.optional(v.picklist(LOCALES)) });
export const MeBody = v.object({
  me: Person,
  /** He has chosen his name himself; until then it is made up. */
  named: v.boolean(),
});
export type MeBody = v.InferOutput<typeof MeBody>;

/** `PATCH /api/me` → `MeBody`. */
export const RenameBody = v.object({ name: Name });
export type RenameBody = v.InferOutput<typeof RenameBody>;

/** `GET /api/tables` → `TablesBody`: open tables, and mine. The socket's `lobby` says the same, live. */
export const TablesBody = v.object({ open: list(TableSummary), mine: list(TableSummary) });
export type TablesBody = v.InferOutput<typeof TablesBody>;

/**
 * `POST /api/tables` → 201 `CreatedBody`. A new table; whoever makes it is its host and sits on seat 0. `id` as for
 * commands: sent again, it makes no second table.
 *
 * With `play`, bots take the other seats and the match begins as soon as my share of chance is there (without it, five
 * seconds after I have entered): “Play now” is this call, then `enter`, `seal-share` and `open-share`.
 */
export const CreateBody = v.object({
  id: CommandId,
  game: GameId,
  /** The game's smallest count when left out. */
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(64))),
  options: v.optional(OptionValues, {}),
  listed: v.optional(v.boolean(), false),
  play: v.optional(v.boolean(), false),
});
export type CreateBody = v.InferOutput<typeof CreateBody>;
export const CreatedBody = v.object({ table: TableId });
export type CreatedBody = v.InferOutput<typeof CreatedBody>;

/**
 * `POST /api/tables/:id/continue` → 201 `CreatedBody`. A new table at which the match of that one, which is over, goes on
 * as it stood after entry `at`: I have this seat, and bots have all others. What my seat could not know then is dealt anew,
 * unless `openly` all is to lie as it lay. It begins like “Play now”.
 */
export const ContinueBody = v.object({
  id: CommandId,
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  seat: Seat,
  openly: v.boolean(),
});
export type ContinueBody = v.InferOutput<typeof ContinueBody>;

/** `GET /api/tables/finished` → `FinishedBody`: the matches that I have played to their end, the newest first. */
export const FinishedBody = v.object({ finished: list(TableSummary) });
export type FinishedBody = v.InferOutput<typeof FinishedBody>;

/** `GET /api/tables/:id/log` → `MatchFile`, for everybody who has the address, once it is over. No cookie is needed. */
export const MatchFile = v.object({
  table: TableId,
  started: Moment,
  ended: Moment,
  /** The names, by seat. */
  names: list(v.string()),
  /** The seats that bots had; their names are those of the registry. */
  bots: v.optional(list(Seat), []),
  outcome: v.nullable(ofTheGame<Outcome>()),
  log: ofTheGame<Log>(),
  /** What setup and each entry told; only where the rules have changed since. */
  told: v.optional(list(list(ofTheGame<Told>()))),
  /** Opens the commitment in the log's header: `verify(log, key)` of the fairness package checks seals and draws. */
  key: v.string(),
});
export type MatchFile = v.InferOutput<typeof MatchFile>;

/**
 * `GET /api/tables/:id/since` → `SinceBody`, for a seated person while the match runs: what I saw right before my last
 * answer, and from which line of my log on all has happened since. Null where that cannot be told any more.
 */
export const SinceBody = v.object({
  since: v.nullable(v.object({ view: ofTheGame<MatchSight["view"]>(), line: v.number() })),
});
export type SinceBody = v.InferOutput<typeof SinceBody>;

/** `GET /api/progress/:game` → `ProgressBody`: what I have achieved in this game, in the game's own words. */
export const ProgressBody = v.object({ achieved: list(v.string()) });
export type ProgressBody = v.InferOutput<typeof ProgressBody>;

/** The body of every answer that is not 2xx, with status 4xx or 503. */
export const ErrorBody = v.object({
  reason: Reason,
  detail: v.optional(v.string()),
  problems: v.optional(list(ofTheGame<{ readonly kind: string }>())),
});
export type ErrorBody = v.InferOutput<typeof ErrorBody>;
