import type { Perspective } from "@roundtable/kernel";

/** Where a replay begins, as its address says: `?seen=open#42`. */
export interface Place {
  readonly moment: number;
  readonly eyes: Perspective;
}

export function placeIn({ search, hash }: Pick<Location, "search" | "hash">, seats: number): Place {
  return { moment: momentIn(hash), eyes: eyesIn(new URLSearchParams(search).get("seen"), seats) };
}

export function momentIn(hash: string): number {
  return /^#\d{1,9}$/.test(hash) ? Number(hash.slice(1)) : 0;
}

/** What comes after the path. */
export function writtenPlace({ moment, eyes }: Place): string {
  return `${eyes === "public" ? "" : `?seen=${eyes}`}#${moment}`;
}

/** Where the review of a match is, with the decisions of the seat through whose eyes one looks. */
export function reviewAddress(table: string, eyes: Perspective): string {
  return `/t/${table}/replay/review${typeof eyes === "number" ? `?seen=${eyes}` : ""}`;
}

function eyesIn(seen: string | null, seats: number): Perspective {
  if (seen === "open") return seen;
  const seat = /^\d{1,2}$/.test(seen ?? "") ? Number(seen) : seats;
  return seat < seats ? seat : "public";
}
