import {
  type AwaitedDecision,
  type Decision,
  type Game,
  type Outcome,
  type Seat,
  seatsOf,
  viewersOf,
} from "@roundtable/kernel";
import type { State } from "./run.ts";

/** A live state asks somebody something that can be answered, a finished one asks nobody. What is wrong, or null. */
export function whyDead(game: Game, state: State, seats: number): string | null {
  const asked = game.asked(state);
  const outcome = game.outcome(state);
  if (outcome === null && asked.length === 0) return "Dead end: the game is not over, but nobody is asked.";
  if (outcome !== null && asked.length > 0) return `The game is over, but seat ${asked.join(", ")} is asked.`;
  if (new Set(asked).size < asked.length) return `A seat is asked twice: ${asked.join(", ")}.`;
  const stranger = asked.find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seats);
  if (stranger !== undefined) return `Seat ${stranger} is asked, but there are ${seats} seats.`;
  for (const seat of seatsOf(seats)) {
    const decision = game.decision(state, seat);
    const why = asked.includes(seat) ? whyUnanswerable(seat, decision) : whyUnasked(seat, decision);
    if (why !== null) return why;
  }
  const alone = viewersOf(seats).find((viewer) => !isAwaited(game.view(state, viewer).awaited, asked));
  if (alone !== undefined)
    return `The view of viewer ${alone} does not say that seat ${asked.join(", ")} is awaited.`;
  const { awaited } = game.view(state, "public");
  if (awaited !== null && awaited.secretly !== true && awaited.seats.length > asked.length)
    return `Who of seats ${awaited.seats.join(", ")} has answered is not shown, and \`awaited\` does not say \`secretly\`.`;
  return outcome === null ? null : whyNoOutcome(outcome, seats);
}

/** Who has answered may be a secret; whom the table waits for is not. */
function isAwaited(awaited: AwaitedDecision | null, asked: readonly Seat[]): boolean {
  return awaited === null ? asked.length === 0 : asked.every((seat) => awaited.seats.includes(seat));
}

function whyUnasked(seat: Seat, decision: Decision | null): string | null {
  return decision === null
    ? null
    : `Seat ${seat} is not asked, but gets the decision “${decision.question.kind}”.`;
}

function whyUnanswerable(seat: Seat, decision: Decision | null): string | null {
  if (decision === null) return `Dead end: seat ${seat} is asked, but gets no decision.`;
  const { answers, duration, question } = decision;
  if (answers.length === 0) return `Dead end: seat ${seat} has no answer to “${question.kind}”.`;
  const ids = new Set<string>();
  for (const { id } of answers) {
    if (typeof id !== "string" || id === "") return `An answer to “${question.kind}” has no id.`;
    if (ids.has(id)) return `Two answers to “${question.kind}” have the id ${id}.`;
    ids.add(id);
  }
  if (duration === undefined) return null;
  if (!Number.isFinite(duration.seconds) || duration.seconds <= 0) {
    return `“${question.kind}” has a duration of ${duration.seconds} seconds.`;
  }
  if (!ids.has(duration.then)) {
    return `When the time for “${question.kind}” is over, ${duration.then} is given, but that is none of its answers.`;
  }
  return null;
}

function whyNoOutcome({ winners, ranking }: Outcome, seats: number): string | null {
  const everybody = seatsOf(seats);
  if (new Set(winners).size < winners.length || winners.some((seat) => !everybody.includes(seat))) {
    return `The winners are ${winners.join(", ")} of ${seats} seats.`;
  }
  if (ranking === undefined) return null;
  const ranked = ranking.flat().toSorted((one, other) => one - other);
  return ranked.join() === everybody.join() ? null : `The ranking is of the seats ${ranked.join(", ")}.`;
}
