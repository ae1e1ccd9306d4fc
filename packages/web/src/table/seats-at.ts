import { type SeatAt, SHIELDS } from "@roundtable/kit";
import type { TableInfo } from "@roundtable/protocol";

/** The seats as a table shows them. Bots are numbered, so that each has a name of its own. */
export function seatsAt(
  info: TableInfo,
  awaited: readonly number[],
  nthBot: (n: number) => string,
): SeatAt[] {
  let bots = 0;
  return info.seats.map((seat, index) => {
    const shield = SHIELDS[index];
    if (shield === undefined) throw new Error(`There is no shield for seat ${index}.`);
    const at = { seat: index, shield, asked: awaited.includes(index) };
    if (seat.kind === "person") {
      return { ...at, name: seat.person.name, holder: seat.playedBy, present: seat.here };
    }
    bots += 1;
    return { ...at, name: nthBot(bots), holder: "bot", present: true };
  });
}
