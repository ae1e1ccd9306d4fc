import type { Log, MatchSight, Outcome, MatchEvent } from "@roundtable/kernel";
import * as v from "valibot";
import { CommandId, list, Timestamp, ofTheGame, Seat, TableId } from "../primitives.ts";

// Requests about one match, besides the socket. Clients that only play need none of this.

/**
 * `POST /api/tables/:id/continue` → 201 `CreatedBody`. Makes a table that continues that finished match after entry `at`. I
 * have this seat, and bots have all others. What my seat could not know is dealt again, unless `openly` is set. It begins
 * like “Play now”.
 */
export const ContinueBody = v.object({
  id: CommandId,
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  seat: Seat,
  openly: v.boolean(),
});
export type ContinueBody = v.InferOutput<typeof ContinueBody>;

/** `GET /api/tables/:id/log` → `MatchFile` of a finished match, for everyone with the link. No cookie is needed. */
export const MatchFile = v.object({
  table: TableId,
  started: Timestamp,
  ended: Timestamp,
  /** The names, by seat. */
  names: list(v.string()),
  /** The seats of bots. Their names are those of the registry. */
  bots: v.optional(list(Seat), []),
  /** The seats of people's own bots, and their owners' names. */
  guestBots: v.exactOptional(list(v.object({ seat: Seat, of: v.string() }))),
  outcome: v.nullable(ofTheGame<Outcome>()),
  log: ofTheGame<Log>(),
  /** The events of setup and of each entry; only if the rules have changed since. */
  told: v.optional(list(list(ofTheGame<MatchEvent>()))),
  /** The key of the commitment in the log's header. `verify(log, key)` of the fairness package checks seals and draws. */
  key: v.string(),
});
export type MatchFile = v.InferOutput<typeof MatchFile>;

/**
 * `GET /api/tables/:id/since` → `SinceBody`, for a player of a running match. It has what I saw right before my last
 * answer, and the first line of my log after it. null if that is no longer known.
 */
export const SinceBody = v.object({
  since: v.nullable(v.object({ view: ofTheGame<MatchSight["view"]>(), line: v.number() })),
});
export type SinceBody = v.InferOutput<typeof SinceBody>;

/** `GET /api/progress/:game` → `ProgressBody`: my achievements in this game, as the game names them. */
export const ProgressBody = v.object({ achieved: list(v.string()) });
export type ProgressBody = v.InferOutput<typeof ProgressBody>;
