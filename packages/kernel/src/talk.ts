import type { Shape } from "./game.ts";
import type { Seat } from "./seat.ts";

/** What a person says: free words, or a statement of the game's own that each reads in his language. */
export type Saying<S extends Shape = Shape> =
  | { readonly text: string }
  | { readonly statement: S["statement"] };

/** Talk as it is told. It stands in the log beside the decisions and never changes the state. */
export interface Said<S extends Shape = Shape> {
  readonly kind: "said";
  readonly seat: Seat;
  readonly say: Saying<S>;
}

/** For games in which talk is part of the game. Without it, chat is open at all times. */
export interface Talk<S extends Shape = Shape> {
  open(state: S["state"], seat: Seat): boolean;
  /** The value as a statement that this seat may make now, or null. It comes from outside: trust nothing in it. */
  read(state: S["state"], seat: Seat, value: unknown): S["statement"] | null;
}

export const LONGEST_TEXT = 500;
