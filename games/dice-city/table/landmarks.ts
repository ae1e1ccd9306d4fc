import type { Landmark } from "@roundtable/kit";
import type { DiceCityEvent } from "../rules/events.ts";

/** A round is a turn of everybody; raids and the call for the end turn the match. */
export function landmark(event: DiceCityEvent, seats: number): Landmark | null {
  switch (event.kind) {
    case "turn":
      return event.turn > 1 && (event.turn - 1) % seats === 0 ? "round" : null;
    case "attacked":
    case "robbed":
    case "ending":
    case "over":
      return "turning-point";
    default:
      return null;
  }
}
