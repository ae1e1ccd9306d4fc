import { type Seat, seatsOf } from "@roundtable/kernel";
import type { Belief } from "./belief.ts";
import { type Deal, isEvil } from "./knowledge.ts";

/** A set of seats as a bit mask: quick to compare in thousands of playouts. */
export type Seats = number;

const SIZES = Uint8Array.from({ length: 1024 }, (_, bits) => bits.toString(2).replaceAll("0", "").length);

const TABLES = Array.from({ length: 11 }, (_, seats) => seatsOf(seats));

/** All seats of a table of this size: the same array every time. */
export function seatsAt(seats: number): readonly Seat[] {
  return TABLES[seats] ?? seatsOf(seats);
}

export function sizeOf(seats: Seats): number {
  return SIZES[seats] ?? 0;
}

export function bit(seat: Seat): Seats {
  return 1 << seat;
}

export function has(seats: Seats, seat: Seat): boolean {
  return (seats & bit(seat)) !== 0;
}

export function together(seats: readonly Seat[]): Seats {
  return seats.reduce((all, seat) => all | bit(seat), 0);
}

export function evilIn(deal: Deal): Seats {
  return together(deal.flatMap((character, seat) => (isEvil(character) ? [seat] : [])));
}

/** Every possible assignment of sides with its probability; the characters do not matter here. */
export interface Opinion {
  readonly sides: readonly Seats[];
  readonly weights: Float64Array;
}

export function opinionOf(belief: Belief): Opinion {
  const bySides = sumsOf(belief);
  return { sides: [...bySides.keys()], weights: Float64Array.from(bySides.values()) };
}

/** The probabilities of these assignments by another belief. */
export function weightsBy(belief: Belief, sides: readonly Seats[]): Float64Array {
  const bySides = sumsOf(belief);
  return Float64Array.from(sides, (one) => bySides.get(one) ?? 0);
}

function sumsOf(belief: Belief): Map<Seats, number> {
  const bySides = new Map<Seats, number>();
  for (const { deal, weight } of belief) {
    const evil = evilIn(deal);
    bySides.set(evil, (bySides.get(evil) ?? 0) + weight);
  }
  return bySides;
}
