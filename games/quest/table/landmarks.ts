import type { Landmark } from "@roundtable/kit";
import type { QuestEvent } from "../rules/events.ts";

/** Each quest ends a round; a naming, a revelation or raised hands can turn the match. */
export function landmark(event: QuestEvent): Landmark | null {
  switch (event.kind) {
    case "quest":
      return "round";
    case "revealed":
    case "hunt":
    case "hands":
    case "named":
    case "over":
      return "turning-point";
    default:
      return null;
  }
}
