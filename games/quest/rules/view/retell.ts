import { listeningSentinel } from "../amulets.ts";
import type { QuestEvent } from "../events.ts";
import { learnedBy } from "../introduction.ts";
import { introductionOf, putAwayKnownTo } from "../role-screen.ts";
import type { State } from "../state.ts";
import { characterOf } from "../table-facts.ts";

/** A secret event of the true game, as it would have been in the redealt one. */
export function retell(event: QuestEvent, redealt: State): QuestEvent {
  switch (event.kind) {
    case "dealt":
      return { ...event, character: characterOf(redealt, event.seat) };
    case "learned": {
      const facts = learnedBy(event.seat, introductionOf(redealt));
      return { ...event, facts, putAway: putAwayKnownTo(redealt, event.seat) };
    }
    case "decided": {
      const answer = decidedNow(redealt, event);
      return answer === null ? event : { ...event, answer };
    }
    case "shown": {
      const loyalty = redealt.amulets[event.amulet]?.shown;
      return loyalty === undefined || loyalty === null ? event : { ...event, loyalty };
    }
    case "overheard": {
      const { kind, target } = event;
      const loyalty = redealt.amulets[0]?.shownToSentinel ?? null;
      const seat = listeningSentinel(redealt);
      return seat === null || loyalty === null ? { kind, target } : { kind, target, seat, loyalty };
    }
    default:
      return event;
  }
}

/** A seat's secret decision, if the state still knows it. */
function decidedNow(
  state: State,
  { seat, what, quest }: Extract<QuestEvent, { kind: "decided" }>,
): string | null {
  const done = state.quests[quest - 1];
  if (what === "cards" && done !== undefined) return done.cards[done.team.indexOf(seat)] ?? null;
  if (what === "hunt-vote" && state.huntVote !== null) return state.huntVote[seat] ?? null;
  return null;
}
