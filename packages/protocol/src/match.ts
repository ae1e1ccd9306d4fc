import type { MatchSight, Outcome, Told } from "@roundtable/kernel";
import * as v from "valibot";
import { list, Moment, ofTheGame, Seat } from "./plain.ts";

/**
 * One line of the log, as this viewer may read it.
 *
 * - `told`: something happened or was said, in the words of the game; talk is `{ kind: "said" }` among them;
 * - `time-over`: the time of a decision was over and its own answer was given; what followed comes in the next lines. Where
 *   it is a secret who has answered, only he himself is told;
 * - `undo-asked`, `undo-vote`: somebody asks the table to take a move back, somebody agrees or not;
 * - `undo-dropped`: a request to take back came to nothing, because `seat` withdrew it or not everybody answered in time;
 * - `taken-back`: a move of `of` and all after it no longer counts: the lines from number `from` on, except talk.
 */
export const LogLine = v.variant("kind", [
  v.object({ kind: v.literal("told"), told: ofTheGame<Told>() }),
  v.object({ kind: v.literal("time-over"), seat: Seat }),
  v.object({ kind: v.literal("undo-asked"), seat: Seat }),
  v.object({ kind: v.literal("undo-vote"), seat: Seat, agrees: v.boolean() }),
  v.object({
    kind: v.literal("undo-dropped"),
    seat: Seat,
    why: v.picklist(["withdrawn", "unanswered"]),
  }),
  v.object({ kind: v.literal("taken-back"), seat: Seat, of: Seat, from: v.number(), agreed: list(Seat) }),
]);
export type LogLine = v.InferOutput<typeof LogLine>;

/** The position as this viewer may know it: seats get their own, everybody else the public one. */
export const Sight = v.object({
  /** The seat through whose eyes it is seen. */
  viewer: v.union([Seat, v.literal("public")]),
  view: ofTheGame<MatchSight["view"]>(),
  /** What is asked of me, with a preview of every answer; null when nothing is. */
  decision: v.nullable(ofTheGame<NonNullable<MatchSight["decision"]>>()),
  /** When my decision's time is over. */
  deadline: v.nullable(Moment),
  /** Whether my last answer can be taken back: freely, if the table agrees, or not. */
  undo: v.picklist(["free", "by-agreement", "none"]),
  /** Somebody asks the table to take his move back; `agreed` are the seats that already did. */
  undoAsked: v.nullable(v.object({ seat: Seat, agreed: list(Seat) })),
  outcome: v.nullable(ofTheGame<Outcome>()),
});
export type Sight = v.InferOutput<typeof Sight>;

/** A line of the talk at the table before the match. */
export const ChatLine = v.object({ person: v.string(), name: v.string(), text: v.string(), at: Moment });
export type ChatLine = v.InferOutput<typeof ChatLine>;
