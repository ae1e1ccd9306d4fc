import type { ChanceSource } from "../chance/chance.ts";
import type { Decision, Shape, MatchEvent } from "../game.ts";
import type { MatchReason } from "../refusal-reasons.ts";
import type { Seat } from "../seat.ts";
import type { PreviewedDecision } from "../sight.ts";
import type { Continued, Entry, Fairness } from "./log.ts";

export type Result<S extends Shape = Shape> =
  | {
      readonly accepted: true;
      readonly entry: Entry<S>;
      readonly told: readonly MatchEvent<S>[];
      readonly again: boolean;
    }
  | { readonly accepted: false; readonly reason: MatchReason };

/** A seat's decision, with the id by which a command names it. */
export interface AskedDecision<S extends Shape = Shape> extends Decision<S> {
  readonly id: string;
}

export interface MatchSight<S extends Shape = Shape> {
  readonly view: S["view"];
  readonly decision: (PreviewedDecision<S> & { readonly id: string }) | null;
  readonly undo: UndoReach;
}

/** How a seat may undo its own last answer: freely, only if the table agrees, or not at all. */
export type UndoReach = "free" | "by-agreement" | "none";

export interface UndoRequest {
  readonly seat: Seat;
  readonly from: number;
  readonly agreed: readonly Seat[];
}

/** What is stored beside the log, so that loading a match takes one read. */
export interface Snapshot<S extends Shape = Shape> {
  readonly state: S["state"];
  /** The numbers of the standing answers, in order. The name is a stored word. */
  readonly line: readonly number[];
  /** How many of the last standing answers nobody but their seats has noticed; absent means none. */
  readonly unnoticed?: number;
  /** How many decisions each seat has been asked. */
  readonly askedBefore: readonly number[];
  readonly request: UndoRequest | null;
}

/** The circumstances under which a command is submitted. */
export interface Submitted {
  /** The seats held by people, whose agreement counts. */
  readonly people?: readonly Seat[];
  readonly by?: "bot";
  /** Whether everybody was told of this hint; set where it is entered again from a log. */
  readonly hintIsPublic?: boolean;
}

export interface Beginning<S extends Shape> {
  readonly seats: number;
  readonly options: S["options"];
  readonly source: ChanceSource;
  readonly fairness?: Fairness;
  readonly continued?: Continued<S>;
}
