import type { Seat } from "@roundtable/kernel";
import type { TextByKind } from "./game-text.ts";
import type { Line } from "./line.ts";

/** A reader who is nobody in particular: what moved a suspicion stands beside it there, and how much is not told again. */
export const EVERYBODY: Seat = -1;

/**
 * What an adviser of the game has seen, as whole sentences in one language, told to whoever sits on `reader`, or to everybody.
 * `games/<id>/text/<locale>/advice.ts` has it.
 */
export interface AdviceText<Reason extends { readonly kind: string } = { readonly kind: string }> {
  readonly reason: TextByKind<Reason, Line, [reader: Seat]>;
}
