import type { Seat } from "@roundtable/kernel";
import { type Table, withSeat } from "./table.ts";

// A new name can say anything. Where the rules have closed talk to somebody, a running match goes on calling him what he
// was called before, until he may speak again.

export function calledAsBefore(table: Table, seat: Seat, name: string): Table {
  const at = table.seats[seat];
  if (table.status !== "playing" || at?.kind !== "person" || at.called !== null) return table;
  return withSeat(table, seat, { ...at, called: name });
}

/** Everybody who may speak is called by the name that he has. */
export function calledAnew(table: Table, maySpeak: (seat: Seat) => boolean): Table {
  return table.seats.reduce((next, at, seat) => {
    if (at.kind !== "person" || at.called === null || !maySpeak(seat)) return next;
    return withSeat(next, seat, { ...at, called: null });
  }, table);
}
