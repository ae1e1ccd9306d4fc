import type { Seat } from "@roundtable/kernel";
import { LIMITS } from "@roundtable/protocol";

/** Since when the person of a seat is away; null while he is here. */
export type AwaySince = (seat: Seat) => number | null;

/** So long that the others need not wait for him any more. */
export function isLongAway(since: number | null, now: number): boolean {
  return since !== null && now - since >= LIMITS.awayMs;
}
