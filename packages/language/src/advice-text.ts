import type { Seat } from "@roundtable/kernel";
import type { TextByKind } from "./game-text.ts";
import type { Line } from "./line.ts";

/**
 * What an adviser of the game has seen, as whole sentences in one language, told to whoever sits on `reader`.
 * `games/<id>/text/<locale>/advice.ts` has it.
 */
export interface AdviceText<Reason extends { readonly kind: string } = { readonly kind: string }> {
  readonly reason: TextByKind<Reason, Line, [reader: Seat]>;
}
