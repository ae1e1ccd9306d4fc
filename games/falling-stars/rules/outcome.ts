import { type Outcome, type Seat, seatsOf } from "@roundtable/kernel";
import { playerAt, type State } from "./state.ts";

/** FS-20: when nothing is left to do, most points win; equal points share the place. */
export function outcome(state: State): Outcome | null {
  if (state.tasks.length > 0) return null;
  const pointsOf = (seat: Seat) => playerAt(state, seat).points;
  const seats = seatsOf(state.players.length);
  const scores = [...new Set(seats.map(pointsOf))].toSorted((one, other) => other - one);
  const ranking = scores.map((points) => seats.filter((seat) => pointsOf(seat) === points));
  return { winners: ranking[0] ?? [], ranking };
}
