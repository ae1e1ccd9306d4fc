import type { Seat } from "@roundtable/kernel";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Oval {
  readonly centre: Point;
  readonly across: number;
  readonly down: number;
}

const STEPS = 720;

/** Where everybody sits: evenly along the rim, clockwise from me at the lower edge (spectators look from seat 0). */
export function seating(count: number, me: Seat | null, oval: Oval): readonly Point[] {
  const rim = Array.from({ length: STEPS + 1 }, (_, step) => onRim(oval, 90 + (step * 360) / STEPS));
  const walked = rim.reduce<number[]>((so, point, step) => {
    const before = rim[step - 1];
    return [...so, before === undefined ? 0 : (so[step - 1] ?? 0) + between(before, point)];
  }, []);
  const round = walked.at(-1) ?? 0;
  return Array.from({ length: count }, (_, seat) => {
    const nth = (seat - (me ?? 0) + count) % count;
    const step = walked.findIndex((way) => way >= (round * nth) / count - 1e-6);
    return rim[step] ?? oval.centre;
  });
}

export function onRim({ centre, across, down }: Oval, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + across * Math.cos(angle), y: centre.y + down * Math.sin(angle) };
}

export function between(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** How far something extends from its place to each side. */
export interface Reach {
  readonly across: number;
  readonly up: number;
  readonly down: number;
}

/** The first point from a seat towards the middle where a thing of this radius does not touch the seat. */
export function before(place: Point, middle: Point, { across, up, down }: Reach, radius: number): Point {
  const [right, below] = [middle.x - place.x, middle.y - place.y];
  const beside = (across + radius) / Math.abs(right);
  const under = ((below > 0 ? down : up) + radius) / Math.abs(below);
  return towards(place, middle, Math.min(1, beside, under));
}

/** A point between the two. */
export function towards(one: Point, other: Point, part: number): Point {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}
