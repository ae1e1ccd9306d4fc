import type { Seat } from "@roundtable/kernel";
import type { Table } from "../tables/table.ts";
import { isSpent, resumed, type Time } from "../tables/time.ts";

/**
 * A player has come: a match that was paused because nobody did goes on. The shorter limit for absent players ends, as far
 * as time is left. A player who is out of time gains none by looking in: they answer, or the others decide.
 */
export function timeOnReturn(table: Table, seat: Seat, now: number): Time | null {
  const { time, clock } = table;
  if (time === null || table.status !== "playing") return time;
  const going = time.pause?.why === "silence" ? resumed(time, now) : time;
  const at = going.seats[seat];
  if (at === undefined || !at.isOut || isSpent(at, clock)) return going;
  return { ...going, seats: going.seats.with(seat, { ...at, isOut: false }) };
}
