import type { Game, Shape } from "../game.ts";
import { type Seat, seatsOf, type Viewer } from "../seat.ts";

/** Whether anybody but this seat perceives any of these events. */
export function isSeenByOthers<S extends Shape>(
  game: Game<S>,
  events: readonly S["event"][],
  seat: Seat,
  seats: number,
): boolean {
  const isSeenBy = (viewer: Viewer, event: S["event"]) => game.see(event, viewer) !== null;
  return events.some(
    (event) =>
      isSeenBy("public", event) || seatsOf(seats).some((other) => other !== seat && isSeenBy(other, event)),
  );
}

/**
 * Whether everybody is told that this seat asks for a hint. At a secret step nobody is: only seats that have yet to
 * answer ask, and mostly those that have a choice.
 */
export function isHintPublic<S extends Shape>(game: Game<S>, state: S["state"], seat: Seat): boolean {
  const { awaited } = game.view(state, "public");
  return awaited !== null && awaited.secretly !== true && awaited.seats.includes(seat);
}

/**
 * Whether all can see which seats have yet to answer. Where that is a secret, seats that have answered still seem to
 * be awaited.
 */
export function isAskedSeatPublic<S extends Shape>(game: Game<S>, state: S["state"]): boolean {
  const awaited = game.view(state, "public").awaited?.seats ?? [];
  const asked = new Set(game.asked(state));
  return awaited.length === asked.size && awaited.every((seat) => asked.has(seat));
}
