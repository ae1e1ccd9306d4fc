import type { Log } from "@roundtable/kernel";
import * as v from "valibot";
import { ChatLine, LogLine } from "./matches/match.ts";
import { Person } from "./person.ts";
import { CommandId, list, Timestamp, ofTheGame, PersonId, Seat, TableId } from "./primitives.ts";

/** Characters. */
export const LONGEST_REPORT = 2000;

/** What is wrong about somebody: what he writes, how he plays, his name, or something else. */
export const REPORT_REASONS = ["talk", "play", "name", "other"] as const;
export const ReportReason = v.picklist(REPORT_REASONS);
export type ReportReason = v.InferOutput<typeof ReportReason>;

/**
 * `POST /api/tables/:id/report` → 201 `ReportedBody`. Something is wrong in this match, running or over. The server keeps
 * these words with the whole log for whoever runs it. `at` is the entry after which it is wrong; without it, the last.
 *
 * With `about` it is somebody there who does wrong. That can be reported before the match, too; what was said goes with it.
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

/** A report as it is kept, and as `npm run golden -- --from` reads it. */
export const Report = v.object({
  /** The version of this form. */
  report: v.literal(1),
  id: v.string(),
  when: Timestamp,
  table: TableId,
  words: v.string(),
  /** Whose eyes saw it; null for somebody who only watched. */
  seat: v.nullable(Seat),
  versions: v.object({ rules: v.number(), protocol: v.number() }),
  /** The number of the entry after which it is wrong. */
  at: v.number(),
  /** Not in what a reporter saves while the match runs: only the server may have it then. */
  log: v.optional(ofTheGame<Log>()),
  /** The position at the end of the log. */
  position: v.optional(ofTheGame<object>()),
  /** Whom it is about, if it is about somebody, what was said before the match and beside it. */
  about: v.optional(v.object({ person: Person, reason: ReportReason })),
  talk: v.optional(list(ChatLine)),
  /** What the reporter himself has seen. */
  seen: v.optional(v.object({ lines: list(LogLine), view: ofTheGame<object>() })),
});
export type Report = v.InferOutput<typeof Report>;

/** `GET /reports` → the newest first, for whoever runs the server; `GET /reports/:id` → `Report`. */
export const ReportsBody = v.object({
  reports: list(
    v.object({ id: v.string(), when: Timestamp, game: v.string(), table: v.string(), words: v.string() }),
  ),
});
export type ReportsBody = v.InferOutput<typeof ReportsBody>;
