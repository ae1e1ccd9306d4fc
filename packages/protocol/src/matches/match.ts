import type { MatchSight, Outcome, MatchEvent } from "@roundtable/kernel";
import * as v from "valibot";
import type { Delta } from "./delta.ts";
import { list, Timestamp, ofTheGame, Seat } from "../primitives.ts";

/**
 * One line of the log, as this viewer may read it.
 *
 * - `told`: an event of the game; talk is among them as `{ kind: "said" }`;
 * - `time-over`: a decision's time ran out and its default answer was given; what followed is in the next lines. If it is
 * secret who answered, only that player sees it;
 * - `undo-asked`, `undo-vote`: an undo request, and a vote on it;
 * - `undo-dropped`: an undo request failed, because `seat` withdrew it or not everyone answered in time;
 * - `hint`: a player asked for a hint. If it is secret who is asked, only that player sees it;
 * - `taken-back`: a move of `of` and everything after it no longer count: the lines from number `from` on, except talk.
 */
export const LogLine = v.variant("kind", [
  v.object({ kind: v.literal("told"), told: ofTheGame<MatchEvent>() }),
  v.object({ kind: v.literal("time-over"), seat: Seat }),
  v.object({ kind: v.literal("undo-asked"), seat: Seat }),
  v.object({ kind: v.literal("undo-vote"), seat: Seat, agrees: v.boolean() }),
  v.object({
    kind: v.literal("undo-dropped"),
    seat: Seat,
    why: v.picklist(["withdrawn", "unanswered"]),
  }),
  /** `secretly`: the others do not see it while the match runs. */
  v.object({ kind: v.literal("hint"), seat: Seat, secretly: v.optional(v.literal(true)) }),
  v.object({ kind: v.literal("taken-back"), seat: Seat, of: Seat, from: v.number(), agreed: list(Seat) }),
]);
export type LogLine = v.InferOutput<typeof LogLine>;

const Viewer = v.union([Seat, v.literal("public")]);
type Asked = Omit<NonNullable<MatchSight["decision"]>, "previews">;

const fields = {
  /** Since when the table waits; absent for delayed spectators. */
  since: v.optional(Timestamp),
  /** What is left of my time bank, in milliseconds: at `since`, when it began to run, or now if that is null. */
  bank: v.optional(v.object({ left: v.number(), since: v.nullable(Timestamp) })),
  /** When my time for the decision is over. */
  deadline: v.nullable(Timestamp),
  /** Whether I can undo my last answer: freely, if the table agrees, or not. */
  undo: v.picklist(["free", "by-agreement", "none"]),
  /** An undo request; `agreed` are the seats that have agreed. */
  undoAsked: v.nullable(v.object({ seat: Seat, agreed: list(Seat) })),
  outcome: v.nullable(ofTheGame<Outcome>()),
};

/** A delta as in `delta.ts`. */
const DeltaOf = v.custom<Delta>((value) => value !== undefined, "Expected a delta.");

/** The position as one viewer may know it, in two parts: what everyone knows, and what only the viewer knows. */
export const Position = v.object({
  /** The viewer: a seat, or the public. */
  viewer: Viewer,
  /** The public view. */
  view: ofTheGame<MatchSight["view"]>(),
  /** The delta from `view` to my own view; absent if I know no more than everyone. */
  own: v.optional(DeltaOf),
  /** My current or last decision, with every answer; null if there was none. */
  decision: v.nullable(ofTheGame<Asked>()),
  /** The decision was answered. */
  answered: v.optional(v.boolean()),
  ...fields,
});
export type Position = v.InferOutput<typeof Position>;

/** The changes of a position: deltas for `view`, `own` and `decision`, new values for the rest. */
export const positionChanges = {
  view: v.optional(DeltaOf),
  own: v.optional(DeltaOf),
  /** A new decision. */
  decision: v.optional(DeltaOf),
  answered: v.optional(v.boolean()),
  since: fields.since,
  bank: fields.bank,
  deadline: v.optional(fields.deadline),
  undo: v.optional(fields.undo),
  undoAsked: v.optional(fields.undoAsked),
  outcome: v.optional(fields.outcome),
};

/** The position put together for this viewer. Without a decision, nothing is asked of them. */
export type Sight = Omit<Position, "own" | "answered">;

/** A chat line at the table, outside the match. */
export const ChatLine = v.object({ person: v.string(), name: v.string(), text: v.string(), at: Timestamp });
export type ChatLine = v.InferOutput<typeof ChatLine>;
