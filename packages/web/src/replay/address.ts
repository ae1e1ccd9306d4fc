import type { Perspective } from "@roundtable/kernel";

/** Where a replay begins, as its address says: `?seen=open#42`. */
export interface ReplayPlace {
  readonly moment: number;
  readonly perspective: Perspective;
}

export function parsePlace({ search, hash }: Pick<Location, "search" | "hash">, seats: number): ReplayPlace {
  return {
    moment: momentIn(hash),
    perspective: perspectiveIn(new URLSearchParams(search).get("seen"), seats),
  };
}

export function momentIn(hash: string): number {
  return /^#\d{1,9}$/.test(hash) ? Number(hash.slice(1)) : 0;
}

/** The part of the address after the path. */
export function formatPlace({ moment, perspective }: ReplayPlace): string {
  return `${perspective === "public" ? "" : `?seen=${perspective}`}#${moment}`;
}

/** The address of the review of a match, showing the decisions of this seat. */
export function reviewAddress(table: string, perspective: Perspective): string {
  return `/t/${table}/replay/review${typeof perspective === "number" ? `?seen=${perspective}` : ""}`;
}

function perspectiveIn(seen: string | null, seats: number): Perspective {
  if (seen === "open") return seen;
  const seat = /^\d{1,2}$/.test(seen ?? "") ? Number(seen) : seats;
  return seat < seats ? seat : "public";
}
