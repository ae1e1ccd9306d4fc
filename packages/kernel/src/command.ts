import type { Seat } from "./seat.ts";

/**
 * What a seat wants done. A command names the decision it answers, not a version of the state, and carries an id of the
 * sender's: sent again after a lost connection, it is recognised and not carried out twice.
 */
export type Command =
  | {
      readonly kind: "answer";
      readonly id: string;
      readonly seat: Seat;
      readonly decision: string;
      readonly answer: string;
    }
  | { readonly kind: "undo"; readonly id: string; readonly seat: Seat }
  | {
      readonly kind: "undo-vote";
      readonly id: string;
      readonly seat: Seat;
      /** Whose request it is: a late vote must not count for another's. */
      readonly of: Seat;
      readonly agrees: boolean;
    }
  /** Asks no longer. */
  | { readonly kind: "undo-withdraw"; readonly id: string; readonly seat: Seat }
  /** It stands in the log that a hint was taken; what it says does not. */
  | { readonly kind: "hint"; readonly id: string; readonly seat: Seat; readonly decision: string }
  | { readonly kind: "say"; readonly id: string; readonly seat: Seat; readonly say: unknown };

/** Commands come from outside; the kernel trusts their types no more than their content. */
export function isWellFormed(command: Command): boolean {
  if (typeof command !== "object" || command === null) return false;
  if (typeof command.id !== "string" || command.id === "" || !Number.isInteger(command.seat)) return false;
  switch (command.kind) {
    case "answer":
      return typeof command.decision === "string" && typeof command.answer === "string";
    case "hint":
      return typeof command.decision === "string";
    case "undo":
    case "undo-withdraw":
    case "say":
      return true;
    case "undo-vote":
      return Number.isInteger(command.of) && typeof command.agrees === "boolean";
    default:
      return false;
  }
}
