import type { Point } from "./layout.ts";

/** The same numbers from 0 to 1 every time: the forest grows alike on every screen. */
export function drawnBy(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A smooth line through the points, as path data. */
export function through(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return "";
  let data = `M${at(first)}`;
  for (const [index, point] of points.entries()) {
    const next = points[index + 1];
    if (next === undefined) break;
    const before = points[index - 1] ?? point;
    const beyond = points[index + 2] ?? next;
    const leaving = { x: point.x + (next.x - before.x) / 6, y: point.y + (next.y - before.y) / 6 };
    const arriving = { x: next.x - (beyond.x - point.x) / 6, y: next.y - (beyond.y - point.y) / 6 };
    data += `C${at(leaving)} ${at(arriving)} ${at(next)}`;
  }
  return data;
}

export function at({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** Every nth point and the last. */
export function thinned(points: readonly Point[], nth: number): Point[] {
  return points.filter((_, index) => index % nth === 0 || index === points.length - 1);
}
