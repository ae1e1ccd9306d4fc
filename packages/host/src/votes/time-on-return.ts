import type { Seat } from "@roundtable/kernel";
import type { Table } from "../tables/table.ts";
import { isSpent, resumed, type Time } from "../tables/time.ts";

/**
 * Somebody who plays has come: a match that rested because nobody did goes on. What being away has cost him runs again, as far
 * as anything is left of it. Who has used all of his time gains none by looking in: he answers, or the others decide.
 */
export function timeOfOneWhoCame(table: Table, seat: Seat, now: number): Time | null {
  const { time, clock } = table;
  if (time === null || table.status !== "playing") return time;
  const going = time.pause?.why === "silence" ? resumed(time, now) : time;
  const at = going.seats[seat];
  if (at === undefined || !at.isOut || isSpent(at, clock)) return going;
  return { ...going, seats: going.seats.with(seat, { ...at, isOut: false }) };
}
