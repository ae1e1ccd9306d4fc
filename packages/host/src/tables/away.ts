import type { Seat } from "@roundtable/kernel";
import { LIMITS } from "@roundtable/protocol";

/** Since when the person of a seat is away; null while they are here. */
export type AwaySince = (seat: Seat) => number | null;

/** Whether a person has been away so long that the others need not wait any more. */
export function isLongAway(since: number | null, now: number): boolean {
  return since !== null && now - since >= LIMITS.awayMs;
}
