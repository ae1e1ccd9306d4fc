/** A place at the table, numbered clockwise from 0. Who sits there is the server's business, never the game's. */
export type Seat = number;

/** Who looks: a seat, or the public, which is everybody who only watches. */
export type Viewer = Seat | "public";

export function seatsOf(count: number): Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}

export function viewersOf(count: number): Viewer[] {
  return [...seatsOf(count), "public"];
}
