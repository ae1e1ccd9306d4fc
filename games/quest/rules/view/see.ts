import type { MatchEvent, Viewer } from "@roundtable/kernel";
import type { QuestShape } from "../quest.ts";

/** QU-7: cards, played cards and answers are secret; a decision made in secret is seen by nobody else at all. */
export function see(event: MatchEvent<QuestShape>, viewer: Viewer): MatchEvent<QuestShape> | null {
  switch (event.kind) {
    case "dealt":
    case "learned":
      return event.seat === viewer ? event : { kind: event.kind, seat: event.seat };
    case "decided":
      return event.seat === viewer ? event : null;
    case "shown": {
      const { kind, seat, target, amulet } = event;
      return seat === viewer ? event : { kind, seat, target, amulet };
    }
    case "overheard":
      return event.seat === viewer ? event : { kind: event.kind, target: event.target };
    default:
      return event;
  }
}
