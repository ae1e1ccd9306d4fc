import type { MatchSight, Outcome, MatchEvent } from "@roundtable/kernel";
import * as v from "valibot";
import type { Delta } from "./delta.ts";
import { list, Timestamp, ofTheGame, Seat } from "../primitives.ts";

/**
 * One line of the log, as this viewer may read it.
 *
 * - `told`: something happened or was said, in the words of the game; talk is `{ kind: "said" }` among them;
 * - `time-over`: the time of a decision was over and its own answer was given; what followed comes in the next lines. Where
 *   it is a secret who has answered, only he himself is told;
 * - `undo-asked`, `undo-vote`: somebody asks the table to take a move back, somebody agrees or not;
 * - `undo-dropped`: a request to take back came to nothing, because `seat` withdrew it or not everybody answered in time;
 * - `hint`: somebody has asked for a hint; where it is a secret that he is asked anything, only he himself reads it;
 * - `taken-back`: a move of `of` and all after it no longer counts: the lines from number `from` on, except talk.
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
  /** Secretly: nobody else is told while the match runs. */
  v.object({ kind: v.literal("hint"), seat: Seat, secretly: v.optional(v.literal(true)) }),
  v.object({ kind: v.literal("taken-back"), seat: Seat, of: Seat, from: v.number(), agreed: list(Seat) }),
]);
export type LogLine = v.InferOutput<typeof LogLine>;

const Viewer = v.union([Seat, v.literal("public")]);
type Asked = Omit<NonNullable<MatchSight["decision"]>, "previews">;

const fields = {
  /** Since when the table waits for what it waits for; absent for who looks on later. */
  since: v.optional(Timestamp),
  /** What is left of my bank of time, in milliseconds: at `since`, from when on it runs, or now where that is null. */
  bank: v.optional(v.object({ left: v.number(), since: v.nullable(Timestamp) })),
  /** When my decision's time is over. */
  deadline: v.nullable(Timestamp),
  /** Whether my last answer can be taken back: freely, if the table agrees, or not. */
  undo: v.picklist(["free", "by-agreement", "none"]),
  /** Somebody asks the table to take his move back; `agreed` are the seats that already did. */
  undoAsked: v.nullable(v.object({ seat: Seat, agreed: list(Seat) })),
  outcome: v.nullable(ofTheGame<Outcome>()),
};

/** By what delta something has become another: see `delta.ts`. */
const DeltaOf = v.custom<Delta>((value) => value !== undefined, "Expected a delta.");

/** The position as one viewer may know it, in two parts: what everybody knows, and what he knows beyond it. */
export const Position = v.object({
  /** The seat through whose eyes it is seen. */
  viewer: Viewer,
  /** As everybody may know it. */
  view: ofTheGame<MatchSight["view"]>(),
  /** Applied to `view`, this delta gives the view as I may know it; absent where I know no more than everybody. */
  own: v.optional(DeltaOf),
  /** What is asked of me, or was last, with every answer; null where nothing ever was. */
  decision: v.nullable(ofTheGame<Asked>()),
  /** It is asked no longer. */
  answered: v.optional(v.boolean()),
  ...fields,
});
export type Position = v.InferOutput<typeof Position>;

/** What has changed of a position: `view`, `own` and `decision` by deltas, the rest by what it is now. */
export const positionChanges = {
  view: v.optional(DeltaOf),
  own: v.optional(DeltaOf),
  /** Something is asked of me anew. */
  decision: v.optional(DeltaOf),
  answered: v.optional(v.boolean()),
  since: fields.since,
  bank: fields.bank,
  deadline: v.optional(fields.deadline),
  undo: v.optional(fields.undo),
  undoAsked: v.optional(fields.undoAsked),
  outcome: v.optional(fields.outcome),
};

/** The position as this viewer may know it, put together; nothing is asked of him where there is no decision. */
export type Sight = Omit<Position, "own" | "answered">;

/** A line of the talk at the table before the match. */
export const ChatLine = v.object({ person: v.string(), name: v.string(), text: v.string(), at: Timestamp });
export type ChatLine = v.InferOutput<typeof ChatLine>;
