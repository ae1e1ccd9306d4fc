/**
 * Where everything stands on the map: the track winds from Camelot, below on the left, up to the Grail's castle, in rows
 * that swing from side to side. Computed for any number of spaces, in the units of the map's frame.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly name: "wide" | "broad" | "square" | "tall";
  readonly width: number;
  readonly height: number;
  /** How far apart two rows should be for pieces of full size. */
  readonly rise: number;
  /** The height of the sky above the highest row. */
  readonly sky: number;
}

export const WIDE: Frame = { name: "wide", width: 1600, height: 960, rise: 195, sky: 264 };
export const BROAD: Frame = { name: "broad", width: 1300, height: 1000, rise: 155, sky: 215 };
export const SQUARE: Frame = { name: "square", width: 1000, height: 1040, rise: 145, sky: 196 };
export const TALL: Frame = { name: "tall", width: 760, height: 1000, rise: 145, sky: 182 };

export interface Spot extends Point {
  /** The direction of travel, of length 1. */
  readonly along: Point;
}

export interface Layout {
  readonly frame: Frame;
  /** The size of a piece: 1 when there is room for the full one. */
  readonly unit: number;
  /** The height of each row of the track, the lowest first. */
  readonly rows: readonly number[];
  /** The road as a fine line, from Camelot's gate to the Grail. */
  readonly road: readonly Point[];
  /** By space, from 1; index 0 is Camelot's gate. */
  readonly spots: readonly Spot[];
}

/** Half the width and half the height of the stone that marks a space, at full size. */
export const STONE = { rx: 46, ry: 31 };

const FULL_STEP = 122;
const SIDE = 62;
const FOOT = 96;
const MOST_ROWS = 14;

export function layoutOf(finish: number, frame: Frame): Layout {
  let best: Layout | undefined;
  for (let rows = 2; rows <= MOST_ROWS; rows++) {
    // The closer the rows, the smaller what lies on them: no more of them can be any better.
    if (best !== undefined && mostIn(frame, rows) <= best.unit) break;
    const layout = layoutInRows(finish, frame, rows);
    if (best === undefined || layout.unit > best.unit) best = layout;
  }
  if (best === undefined) throw new Error("A map has at least two rows.");
  return best;
}

export function spotOf(layout: Layout, space: number): Spot {
  const spot = layout.spots[space];
  if (spot === undefined) throw new RangeError(`The map has no space ${space}.`);
  return spot;
}

/** How far apart two rows are. */
export function riseOf({ rows }: Layout): number {
  return (rows[0] ?? 0) - (rows[1] ?? 0);
}

function riseIn(frame: Frame, count: number): number {
  return (frame.height - FOOT - frame.sky) / (count - 1);
}

/** A unit is never larger than so many rows leave room for. */
function mostIn(frame: Frame, count: number): number {
  return Math.min(1.15, riseIn(frame, count) / frame.rise);
}

function layoutInRows(finish: number, frame: Frame, count: number): Layout {
  const rise = riseIn(frame, count);
  const rows = Array.from({ length: count }, (_, row) => frame.height - FOOT - row * rise);
  const road = spacedOut(smoothed(serpentine(frame, rows, rise)), 6);
  const length = (road.length - 1) * 6;
  // Camelot's gate takes the first step; the finish lies at the very end.
  const step = length / finish;
  const spots = Array.from({ length: finish + 1 }, (_, space) => spotAt(road, (space * step) / 6));
  const unit = Math.min(mostIn(frame, count), step / FULL_STEP);
  return { frame, unit, rows, road, spots };
}

/** Rows joined by half circles, each row swaying up and down a little so that it looks walked rather than ruled. */
function serpentine(frame: Frame, rows: readonly number[], rise: number): Point[] {
  const bend = rise / 2;
  const left = SIDE + bend;
  const right = frame.width - SIDE - bend;
  const sway = Math.min(30, rise * 0.15);
  const line: Point[] = [];
  for (const [row, height] of rows.entries()) {
    const forward = row % 2 === 0;
    const first = row === 0;
    const last = row === rows.length - 1;
    // Room for Camelot before the first row and for the Grail's castle after the last.
    const enter = first ? SIDE + 40 : forward ? left : right;
    const leave = last ? (forward ? frame.width - SIDE - 78 : SIDE + 78) : forward ? right : left;
    for (let step = 0; step <= 40; step++) {
      const part = step / 40;
      const calm = Math.sin(Math.PI * part);
      line.push({
        x: enter + (leave - enter) * part,
        y: height + sway * calm * Math.sin(Math.PI * (2.5 * part + row * 0.9)),
      });
    }
    if (last) break;
    const side = forward ? 1 : -1;
    for (let step = 1; step < 24; step++) {
      const angle = (Math.PI * step) / 24;
      line.push({
        x: leave + side * bend * Math.sin(angle),
        y: height - bend + bend * Math.cos(angle),
      });
    }
  }
  return line;
}

function smoothed(line: readonly Point[]): Point[] {
  return line.map((point, index) => {
    const before = line[Math.max(0, index - 1)] ?? point;
    const after = line[Math.min(line.length - 1, index + 1)] ?? point;
    return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 };
  });
}

/** The same line with points at equal distances of about `gap`; the last point stays. */
function spacedOut(line: readonly Point[], gap: number): Point[] {
  const [start] = line;
  if (start === undefined) return [];
  const even: Point[] = [start];
  let last = start;
  let left = gap;
  for (const point of line.slice(1)) {
    let from = last;
    let distance = Math.hypot(point.x - from.x, point.y - from.y);
    while (distance >= left && distance > 0) {
      from = towards(from, point, left / distance);
      even.push(from);
      distance = Math.hypot(point.x - from.x, point.y - from.y);
      left = gap;
    }
    left -= distance;
    last = point;
  }
  return even;
}

function towards(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function spotAt(road: readonly Point[], index: number): Spot {
  const before = road[Math.min(road.length - 2, Math.floor(index))];
  const after = road[Math.min(road.length - 1, Math.floor(index) + 1)];
  if (before === undefined || after === undefined) throw new RangeError("The road is too short.");
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  return {
    ...towards(before, after, Math.min(1, index - Math.floor(index))),
    along: { x: (after.x - before.x) / length, y: (after.y - before.y) / length },
  };
}
