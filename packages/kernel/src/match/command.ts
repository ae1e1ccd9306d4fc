import type { Seat } from "../seat.ts";

/**
 * What a seat wants done. A command names the decision that it answers, not a version of the state. It is idempotent:
 * it carries an id of the sender's, so that a command that is sent again after a lost connection is not carried out
 * twice.
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
      /** Whose request the vote is for: a late vote must not count for another request. */
      readonly of: Seat;
      readonly agrees: boolean;
    }
  /** The seat withdraws its request to undo. */
  | { readonly kind: "undo-withdraw"; readonly id: string; readonly seat: Seat }
  /** The log records that a hint was taken, not what the hint said. */
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
