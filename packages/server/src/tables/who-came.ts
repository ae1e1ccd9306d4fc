import type { Seat } from "@roundtable/kernel";
import type { Table } from "./table.ts";
import { resumed, type Time, withMoreTime } from "./time.ts";

/**
 * Somebody who plays has come: a match that rested because nobody did goes on. What is left of his own time runs again;
 * over days he has as much as for a new decision.
 */
export function timeOfOneWhoCame(table: Table, seat: Seat, now: number): Time | null {
  const { time, clock } = table;
  if (time === null || table.status !== "playing") return time;
  const going = time.pause?.why === "silence" ? resumed(time, now) : time;
  const at = going.seats[seat];
  if (at === undefined || !at.isOut) return going;
  if (clock.kind === "days") return withMoreTime(going, seat, clock);
  return { ...going, seats: going.seats.with(seat, { ...at, isOut: false }) };
}
