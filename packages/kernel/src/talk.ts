import type { Game, Shape } from "./game.ts";
import type { MatchReason } from "./refusal-reasons.ts";
import type { Seat } from "./seat.ts";

/** What a person says: free text, or a statement of the game that everybody reads in their own language. */
export type Saying<S extends Shape = Shape> =
  | { readonly text: string }
  | { readonly statement: S["statement"] };

/** Talk as everybody is told it. It is in the log beside the decisions and never changes the state. */
export interface Said<S extends Shape = Shape> {
  readonly kind: "said";
  readonly seat: Seat;
  readonly say: Saying<S>;
}

/** Whether this is talk and not an event. Games must not use the kind “said”. */
export function isSaid<S extends Shape = Shape>(told: { readonly kind: string }): told is Said<S> {
  return told.kind === "said";
}

/** For games in which talk is part of the game. Without it, chat is open at all times. */
export interface Talk<S extends Shape = Shape> {
  open(state: S["state"], seat: Seat): boolean;
  /** The value as a statement that this seat may make now, or null. It comes from outside: validate all of it. */
  read(state: S["state"], seat: Seat, value: unknown): S["statement"] | null;
  /** Statements of every kind, for tests that try them all. Not each is allowed at every table and time. */
  examples(seats: number): readonly S["statement"][];
}

/** The maximum length in characters. */
export const LONGEST_TEXT = 500;

/** Validates talk from outside: what this seat may say now, or why it may not. */
export function readSaying<S extends Shape>(
  { talk }: Game<S>,
  state: S["state"],
  seat: Seat,
  value: unknown,
): Saying<S> | MatchReason {
  if (typeof value !== "object" || value === null) return "malformed";
  if (talk !== undefined && !talk.open(state, seat)) return "talk-closed";
  if ("text" in value) {
    const text = typeof value.text === "string" ? value.text.trim() : "";
    return text === "" || text.length > LONGEST_TEXT ? "malformed" : { text };
  }
  if (!("statement" in value)) return "malformed";
  const statement = talk?.read(state, seat, value.statement) ?? null;
  return statement === null ? "illegal-statement" : { statement };
}
