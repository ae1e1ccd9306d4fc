import type { Log } from "@roundtable/kernel";
import * as v from "valibot";
import { ChatLine, LogLine } from "./matches/match.ts";
import { Person } from "./person.ts";
import { CommandId, list, Timestamp, ofTheGame, PersonId, Seat, TableId } from "./primitives.ts";

/** Characters. */
export const LONGEST_REPORT = 2000;

/** What is wrong about a person: their talk, their play, their name, or something else. */
export const REPORT_REASONS = ["talk", "play", "name", "other"] as const;
export const ReportReason = v.picklist(REPORT_REASONS);
export type ReportReason = v.InferOutput<typeof ReportReason>;

/**
 * `POST /api/tables/:id/report` → 201 `ReportedBody`: reports a problem with a match, running or over. The server stores it
 * with the whole log for the operator. `at` is the entry after which something is wrong; without it, the last.
 *
 * With `about`, the report is about a person at the table. That is possible before the match, too; the chat goes with it.
 */
export const ReportBody = v.object({
  id: CommandId,
  words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_REPORT)),
  at: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  about: v.optional(v.object({ person: PersonId, reason: ReportReason })),
});
export type ReportBody = v.InferOutput<typeof ReportBody>;
export const ReportedBody = v.object({ report: v.string() });
export type ReportedBody = v.InferOutput<typeof ReportedBody>;

/** A report as it is stored, and as `npm run golden -- --from` reads it. */
export const Report = v.object({
  /** The version of this format. */
  report: v.literal(1),
  id: v.string(),
  when: Timestamp,
  table: TableId,
  words: v.string(),
  /** The reporter's seat; null for a spectator. */
  seat: v.nullable(Seat),
  versions: v.object({ rules: v.number(), protocol: v.number() }),
  /** The number of the entry after which something is wrong. */
  at: v.number(),
  /** Absent in the file that a reporter saves while the match runs: only the server may have it then. */
  log: v.optional(ofTheGame<Log>()),
  /** The position at the end of the log. */
  position: v.optional(ofTheGame<object>()),
  /** The reported person and the reason, if any, and the chat. */
  about: v.optional(v.object({ person: Person, reason: ReportReason })),
  talk: v.optional(list(ChatLine)),
  /** What the reporter saw. */
  seen: v.optional(v.object({ lines: list(LogLine), view: ofTheGame<object>() })),
});
export type Report = v.InferOutput<typeof Report>;

/** `GET /reports` → newest first, for the operator; `GET /reports/:id` → `Report`. */
export const ReportsBody = v.object({
  reports: list(
    v.object({ id: v.string(), when: Timestamp, game: v.string(), table: v.string(), words: v.string() }),
  ),
});
export type ReportsBody = v.InferOutput<typeof ReportsBody>;
