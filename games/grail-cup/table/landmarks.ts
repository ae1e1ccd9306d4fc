import type { Landmark } from "@roundtable/kit";
import type { GrailCupEvent } from "../rules/events.ts";

/** Knights who change places, a squire who was right, what a goblin or a false grail does, and the end. */
export function landmark(event: GrailCupEvent): Landmark | null {
  switch (event.kind) {
    case "round":
      return event.round > 1 ? "round" : null;
    case "exchanged":
    case "won":
      return "turning-point";
    case "claimed":
      return event.right ? "turning-point" : null;
    case "moved":
      return event.cause === "goblin" || event.cause === "fake-grail" ? "turning-point" : null;
    default:
      return null;
  }
}
