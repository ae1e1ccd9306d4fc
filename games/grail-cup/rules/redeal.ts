import type { Chance, Viewer } from "@roundtable/kernel";
import { clone } from "./clone.ts";
import type { GrailCupEvent as Event } from "./events.ts";
import { redealDraft } from "./redeal-draft.ts";
import { redealTokens } from "./redeal-tokens.ts";
import type { Lying, State } from "./state.ts";

/** Everything that this viewer cannot know, changed at random: the cards of this round, and the tokens. */
export function redeal(state: State, viewer: Viewer, chance: Chance): State {
  const other = clone(state);
  other.round = redealDraft(state.round, state.knights.length, viewer, chance);
  redealTokens(other.clovers, viewer, chance);
  return other;
}

/** Cards of earlier rounds and tokens that have moved since stay as they were told: nothing in the state speaks of them. */
export function retell(event: Event, redealt: State): Event {
  const { round, clovers } = redealt;
  switch (event.kind) {
    case "hand": {
      if (event.round !== round.number) return event;
      const hand = round.picks[event.pick]?.hand ?? round.hand;
      return event.takenUp === undefined ? { ...event, hand } : { ...event, hand, takenUp: round.faceDown };
    }
    case "kept": {
      const ally = round.picks[event.pick]?.kept;
      return event.round === round.number && ally !== undefined ? { ...event, ally } : event;
    }
    case "discarded":
      return event.round === round.number && round.discarded !== null
        ? { ...event, ally: round.discarded }
        : event;
    case "looked":
    case "rearranged": {
      const lying = new Map(Object.values(clovers.track).map((one: Lying) => [one.name, one.token]));
      const { names, tokens } = event;
      if (names === undefined || tokens === undefined) return event;
      return { ...event, tokens: tokens.map((token, index) => lying.get(names[index] ?? -1) ?? token) };
    }
    default:
      return event;
  }
}
