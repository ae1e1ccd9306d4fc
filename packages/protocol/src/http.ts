import { LOCALES } from "@roundtable/language";
import * as v from "valibot";
import { Name, Person } from "./person.ts";
import { BotName, CommandId, GameId, list, ofTheGame, OptionValues, TableId } from "./primitives.ts";
import { Reason } from "./reason.ts";
import { MoreTables, TableSummary } from "./tables/table.ts";
import { NO_CLOCK, TableClock } from "./time-controls/time-controls.ts";

/**
 * `GET /api/me?locale=fr` → `MeBody`. Without a cookie it makes a guest with a default name in that language and sets the
 * cookie. A default name in another language is translated. Call this before opening the socket at `/ws`, which needs the
 * cookie.
 */
export const MeQuery = v.object({ locale: v.optional(v.picklist(LOCALES)) });
export const MeBody = v.object({
  me: Person,
  /** Whether the person has chosen their name; until then it is a default one. */
  named: v.boolean(),
  /** Whether they can sign in elsewhere. False for guests, who exist only in this browser. */
  hasAccount: v.optional(v.boolean(), false),
});
export type MeBody = v.InferOutput<typeof MeBody>;

/** `PATCH /api/me` → `MeBody`. */
export const RenameBody = v.object({ name: Name });
export type RenameBody = v.InferOutput<typeof RenameBody>;

/** `GET /api/tables` → `TablesBody`: open tables, and mine. The socket's `lobby` has the same, live. */
export const TablesBody = v.object({ open: list(TableSummary), mine: list(TableSummary), more: MoreTables });
export type TablesBody = v.InferOutput<typeof TablesBody>;

/**
 * `POST /api/tables` → 201 `CreatedBody`. Makes a table with the caller as host on seat 0. `id` is as for commands: a
 * repeated request makes no second table.
 *
 * With `play`, bots take the other seats and the match begins as soon as my share of chance is there, or five seconds after
 * I have entered. “Play now” is this call, then `enter`, `seal-share` and `open-share`.
 */
export const CreateBody = v.object({
  id: CommandId,
  game: GameId,
  /** The game's smallest number if left out. */
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(64))),
  options: v.optional(OptionValues, {}),
  listed: v.optional(v.boolean(), false),
  clock: v.optional(TableClock, NO_CLOCK),
  rated: v.optional(v.boolean(), false),
  /** See `arrange`. */
  ratedWithBots: v.optional(v.boolean()),
  play: v.optional(v.boolean(), false),
  /** With `play`: the bots' level, if the game has levels. */
  bot: v.optional(BotName),
});
export type CreateBody = v.InferOutput<typeof CreateBody>;
export const CreatedBody = v.object({ table: TableId });
export type CreatedBody = v.InferOutput<typeof CreatedBody>;

/** The body of every answer that is not 2xx, with status 4xx or 503. */
export const ErrorBody = v.object({
  reason: Reason,
  detail: v.optional(v.string()),
  problems: v.optional(list(ofTheGame<{ readonly kind: string }>())),
});
export type ErrorBody = v.InferOutput<typeof ErrorBody>;
