import type { MatchEvent, Viewer } from "@roundtable/kernel";
import type { GrailCup } from "./grail-cup.ts";

/** GC-11, GC-23: a hand, a kept or put-away card, and what Merlin sees are for that player only. */
export function see(event: MatchEvent<GrailCup>, viewer: Viewer): MatchEvent<GrailCup> {
  switch (event.kind) {
    case "hand": {
      const { kind, seat, round, pick, cards } = event;
      return seat === viewer ? event : { kind, seat, round, pick, cards };
    }
    case "kept": {
      const { kind, seat, round, pick } = event;
      return seat === viewer ? event : { kind, seat, round, pick };
    }
    case "discarded": {
      const { kind, seat, round } = event;
      return seat === viewer ? event : { kind, seat, round };
    }
    case "looked":
    case "rearranged": {
      const { kind, seat, spaces, tokens } = event;
      return seat === viewer && tokens !== undefined
        ? { kind, seat, spaces, tokens }
        : { kind, seat, spaces };
    }
    default:
      return event;
  }
}
