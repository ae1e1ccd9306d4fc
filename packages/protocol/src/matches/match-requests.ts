import type { Log, MatchSight, Outcome, MatchEvent } from "@roundtable/kernel";
import * as v from "valibot";
import { CommandId, list, Timestamp, ofTheGame, Seat, TableId } from "../primitives.ts";

// What is asked about one match beside what the socket tells. A page that only gathers people needs none of it.

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

/** `GET /api/tables/:id/log` → `MatchFile`, for everybody who has the address, once it is over. No cookie is needed. */
export const MatchFile = v.object({
  table: TableId,
  started: Timestamp,
  ended: Timestamp,
  /** The names, by seat. */
  names: list(v.string()),
  /** The seats that bots had; their names are those of the registry. */
  bots: v.optional(list(Seat), []),
  /** The seats that programs of people's own had, and what their owners are called. */
  guestBots: v.exactOptional(list(v.object({ seat: Seat, of: v.string() }))),
  outcome: v.nullable(ofTheGame<Outcome>()),
  log: ofTheGame<Log>(),
  /** What setup and each entry told; only where the rules have changed since. */
  told: v.optional(list(list(ofTheGame<MatchEvent>()))),
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
