import type { Seat } from "@roundtable/kernel";
import type { TextByKind } from "./game-text.ts";
import type { Line } from "./line.ts";

/** A reader who is nobody in particular: what moved a suspicion stands beside it there, and how much is not told again. */
export const EVERYBODY: Seat = -1;

/**
 * What a game's adviser has seen, as whole sentences in one language, told to the player on seat `reader`, or to
 * everybody. Each `games/<id>/text/<locale>/advice.ts` exports one.
 */
export interface AdviceText<Reason extends { readonly kind: string } = { readonly kind: string }> {
  readonly reason: TextByKind<Reason, Line, [reader: Seat]>;
}
