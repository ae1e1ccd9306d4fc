import type { Seat } from "@roundtable/kernel";
import { type Table, withSeat } from "./table.ts";

// A new name can carry a message. While the rules forbid a player to talk, a running match shows their old name.

export function calledAsBefore(table: Table, seat: Seat, name: string): Table {
  const at = table.seats[seat];
  if (table.status !== "playing" || at?.kind !== "person" || at.called !== null) return table;
  return withSeat(table, seat, { ...at, called: name });
}

/** Shows the current names of all who may talk. */
export function calledAnew(table: Table, maySpeak: (seat: Seat) => boolean): Table {
  return table.seats.reduce((next, at, seat) => {
    if (at.kind !== "person" || at.called === null || !maySpeak(seat)) return next;
    return withSeat(next, seat, { ...at, called: null });
  }, table);
}
