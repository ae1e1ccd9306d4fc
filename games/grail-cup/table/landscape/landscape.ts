import type { Board } from "../../rules/board.ts";
import { drawnBy } from "./seed.ts";
import { type Layout, type Point, riseOf, WIDE } from "../map/layout.ts";

/** The lie of the land around a track: ridges, a river, and where trees may grow without hiding a space. */
export interface Landscape {
  /** The hills, the farthest first; each is the line of its ridge. */
  readonly hills: readonly (readonly Point[])[];
  readonly river: readonly Point[];
  /** Where the road crosses the river. */
  readonly bridges: readonly Point[];
  readonly trees: readonly Tree[];
  readonly tufts: readonly Point[];
}

export interface Tree extends Point {
  readonly kind: "oak" | "pine" | "poplar";
  readonly size: number;
  /** From 0 to 1: how dark a green. */
  readonly tone: number;
}

/** How far the land goes on beyond the frame, for screens of another shape. */
export const BEYOND = 900;

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Only what grows within the part of the land that is seen; the lines of hills and river go on beyond it. */
export function landscapeAround(layout: Layout, board: Board, seen: Box): Landscape {
  const river = riverThrough(layout);
  const hills = layout.rows.map((_, row) => ridge(layout, row)).toReversed();
  const taken = [
    ...occupied(layout, board),
    ...river.map((point) => around(point, 34 * layout.unit, 26 * layout.unit)),
  ];
  return {
    hills,
    river,
    bridges: crossings(layout, river),
    trees: forest(layout, taken, seen),
    tufts: meadow(layout, taken),
  };
}

export function ridgeHeight(layout: Layout, row: number, x: number): number {
  const { rows, frame } = layout;
  const rise = riseOf(layout);
  const foot = rows[row] ?? frame.height;
  const wave =
    Math.sin(x / 171 + row * 2.1) * 0.6 + Math.sin(x / 73 + row * 4.7) * 0.28 + Math.sin(x / 391 + row) * 0.7;
  return foot - Math.min(rise * 0.52, 118) + wave * Math.min(14, rise * 0.08);
}

function ridge(layout: Layout, row: number): Point[] {
  const points: Point[] = [];
  for (let x = -BEYOND; x <= layout.frame.width + BEYOND; x += 40)
    points.push({ x, y: ridgeHeight(layout, row, x) });
  return points;
}

/** From the far hills down to the lower edge, slipping between two spaces wherever it meets the road. */
function riverThrough(layout: Layout): Point[] {
  const { frame, rows, spots } = layout;
  const random = drawnBy(7);
  const wanted = frame.width * 0.64;
  const points: Point[] = [{ x: wanted + 60, y: ridgeHeight(layout, rows.length - 1, wanted) + 4 }];
  for (const [index, height] of rows.toReversed().entries()) {
    const row = spots.slice(1).filter(({ y, along }) => Math.abs(y - height) < 26 && Math.abs(along.x) > 0.9);
    const goal = wanted + Math.sin(index * 2.2) * frame.width * 0.13 - index * frame.width * 0.06;
    const gaps = row.slice(1).map((spot, nth) => {
      const other = row[nth] ?? spot;
      return { x: (spot.x + other.x) / 2, y: (spot.y + other.y) / 2 };
    });
    const [best] = gaps.toSorted((one, other) => Math.abs(one.x - goal) - Math.abs(other.x - goal));
    if (best === undefined) continue;
    points.push(best);
    const rise = riseOf(layout);
    points.push({ x: best.x + (random() - 0.5) * rise * 0.5, y: best.y + rise * 0.5 });
  }
  const last = points.at(-1) ?? { x: wanted, y: frame.height };
  return fine([
    ...points,
    { x: last.x - 30, y: frame.height + 120 },
    { x: last.x + 40, y: frame.height + BEYOND },
  ]);
}

/** Points every few units along a smooth line through those given. */
function fine(points: readonly Point[]): Point[] {
  const line: Point[] = [];
  for (const [index, point] of points.entries()) {
    const next = points[index + 1];
    if (next === undefined) break;
    const before = points[index - 1] ?? point;
    const beyond = points[index + 2] ?? next;
    for (let step = 0; step < 8; step++) {
      const part = step / 8;
      line.push({
        x: curve(before.x, point.x, next.x, beyond.x, part),
        y: curve(before.y, point.y, next.y, beyond.y, part),
      });
    }
  }
  return line;
}

/** Catmull and Rom's. */
function curve(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  );
}

function crossings({ road }: Layout, river: readonly Point[]): Point[] {
  const found: Point[] = [];
  for (const point of river) {
    const near = road.find((stone) => Math.hypot(stone.x - point.x, stone.y - point.y) < 9);
    if (near !== undefined && found.every((other) => Math.hypot(other.x - near.x, other.y - near.y) > 60))
      found.push(near);
  }
  return found;
}

function occupied({ road, spots, unit, frame }: Layout, board: Board): Box[] {
  const boxes = road
    .filter((_, index) => index % 4 === 0)
    .map((point) => around(point, 36 * unit, 34 * unit));
  for (const [space, { x, y }] of spots.entries()) {
    const kind = board.kinds[space] ?? null;
    const tall =
      space === 0 || kind === "finish"
        ? 250
        : kind === "path"
          ? 0
          : kind === "clover" || kind === "dragon"
            ? 74
            : 150;
    const wide = space === 0 || kind === "finish" ? 112 : 66;
    if (tall > 0)
      boxes.push({
        left: x - wide * unit,
        right: x + wide * unit,
        top: y - tall * unit,
        bottom: y + 34 * unit,
      });
  }
  boxes.push({ left: -BEYOND, right: frame.width + BEYOND, top: -BEYOND, bottom: 0 });
  return boxes;
}

function around({ x, y }: Point, wide: number, high: number): Box {
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

function meets(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** By how often they grow. */
const KINDS: readonly Tree["kind"][] = ["oak", "oak", "oak", "pine", "pine", "poplar"];

function forest(layout: Layout, taken: readonly Box[], seen: Box): Tree[] {
  const { frame, unit } = layout;
  const random = drawnBy(46);
  const trees: Tree[] = [];
  const horizon = ridgeHeight(layout, layout.rows.length - 1, frame.width / 2);
  const reach = frame === WIDE ? 420 : 560;
  for (let tried = 0; tried < 5200; tried++) {
    const x = -reach + random() * (frame.width + 2 * reach);
    const y = horizon + 6 + random() * (frame.height + 260 - horizon);
    const size = unit * (0.5 + random() * 0.4);
    const density = random();
    // As many numbers for each try, so that a tree that is not seen changes no other.
    const kind = KINDS[Math.floor(random() * KINDS.length)] ?? "oak";
    const tone = random();
    const box = { left: x - 22 * size, right: x + 22 * size, top: y - 74 * size, bottom: y + 5 * size };
    if (!meets(box, seen) || y < ridgeHeight(layout, layout.rows.length - 1, x) + 4) continue;
    // Woods and clearings: trees come together.
    const wood = Math.sin(x / 97 + y / 61) + Math.sin(x / 47 - y / 83) + density * 1.7;
    const outside = x < -20 || x > frame.width + 20 || y > frame.height + 10;
    if (!outside && wood < 0.1) continue;
    if (taken.some((other) => meets(box, other))) continue;
    if (trees.some((tree) => Math.abs(tree.x - x) < 19 * unit && Math.abs(tree.y - y) < 11 * unit)) continue;
    trees.push({ x, y, kind, size, tone });
  }
  return trees;
}

function meadow(layout: Layout, taken: readonly Box[]): Point[] {
  const { frame, unit } = layout;
  const random = drawnBy(18);
  const tufts: Point[] = [];
  const horizon = ridgeHeight(layout, layout.rows.length - 1, 0) + 30;
  for (let tried = 0; tried < 260; tried++) {
    const point = { x: random() * frame.width, y: horizon + random() * (frame.height - horizon) };
    if (!taken.some((box) => meets(around(point, 12 * unit, 8 * unit), box))) tufts.push(point);
  }
  return tufts;
}
