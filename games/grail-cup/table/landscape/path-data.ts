import type { Point } from "../map/layout.ts";

/** A smooth line through the points, as path data. */
export function through(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return "";
  let data = `M${coordinates(first)}`;
  for (const [index, point] of points.entries()) {
    const next = points[index + 1];
    if (next === undefined) break;
    const before = points[index - 1] ?? point;
    const beyond = points[index + 2] ?? next;
    const leaving = { x: point.x + (next.x - before.x) / 6, y: point.y + (next.y - before.y) / 6 };
    const arriving = { x: next.x - (beyond.x - point.x) / 6, y: next.y - (beyond.y - point.y) / 6 };
    data += `C${coordinates(leaving)} ${coordinates(arriving)} ${coordinates(next)}`;
  }
  return data;
}

export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

export function coordinates({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** Every nth point and the last. */
export function thinned(points: readonly Point[], nth: number): Point[] {
  return points.filter((_, index) => index % nth === 0 || index === points.length - 1);
}
