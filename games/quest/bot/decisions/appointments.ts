import type { Seat } from "@roundtable/kernel";
import { failuresForEvil } from "../../rules/tableau.ts";
import type { Mind } from "../belief/mind.ts";

/** QU-13: who leads next. */
export function heir(mind: Mind, from: readonly Seat[]): Seat {
  if (mind.side === "good") return mind.best(from, (seat) => -mind.evil(seat));
  const wanted = needsGoodLeader(mind) ? -1 : 0.7;
  return mind.best(from, (seat) => wanted * mind.evil(seat) - 0.8 * mind.blamed(seat));
}

/** QU-20e: if only evil players lead, three failures are worth nothing, so a good one has to lead before that. */
function needsGoodLeader(mind: Mind): boolean {
  const { seats, view } = mind.sight;
  const failures = view.quests.filter(({ failed }) => failed).length;
  return failures >= failuresForEvil(seats) - 1 && view.veterans.every((seat) => mind.evil(seat) > 0.5);
}

/** QU-13: who gets the amulet. */
export function amuletHolder(mind: Mind, from: readonly Seat[]): Seat {
  if (mind.side === "good") return mind.best(from, (seat) => -mind.evil(seat));
  return mind.best(from, (seat) => 0.6 * mind.evil(seat) - 0.6 * mind.blamed(seat));
}

/**
 * QU-14: a good holder checks the player they are least sure of; an evil one checks a good player, of whom they can
 * then say anything.
 */
export function checked(mind: Mind, from: readonly Seat[]): Seat {
  if (mind.side === "evil")
    return mind.best(from, (seat) => -0.4 * mind.evil(seat) + 0.3 * mind.blamed(seat));
  const isCertain = (seat: Seat) => Math.min(mind.evil(seat), 1 - mind.evil(seat)) < CERTAIN;
  return mind.best(from, (seat) => -Math.abs(mind.evil(seat) - 0.5) - (isCertain(seat) ? 1 : 0));
}

/** Sums of many weights miss certainty by a hair. */
const CERTAIN = 1e-9;
