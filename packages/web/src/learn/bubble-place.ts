interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

interface Around {
  /** What the bubble speaks of: it is never covered where there is any other way. */
  readonly piece: Box | null;
  /** Where a bubble that speaks of no piece is best. */
  readonly home: Box;
  /** What is to be pressed: covered only if the piece would be otherwise. */
  readonly pressed: readonly Box[];
  /** What is better left in sight. */
  readonly inSight: readonly Box[];
  readonly page: Size;
}

const MARGIN = 8;
/** Every so many pixels a place is tried. */
const GRID = 8;

/** Where a bubble of this size covers nothing that matters and is nearest to what it speaks of, or to its home. */
export function placeOfBubble(
  size: Size,
  { piece, home, pressed, inSight, page }: Around,
): { left: number; top: number } {
  const right = Math.max(MARGIN, page.width - size.width - MARGIN);
  const bottom = Math.max(MARGIN, page.height - size.height - MARGIN);
  let best = { left: MARGIN, top: MARGIN };
  let least = Infinity;
  for (const top of placesBetween(MARGIN, bottom)) {
    for (const left of placesBetween(MARGIN, right)) {
      const box = { left, top, ...size };
      const apart = {
        left: left - MARGIN,
        top: top - MARGIN,
        width: size.width + 2 * MARGIN,
        height: size.height + 2 * MARGIN,
      };
      const cost =
        distance(piece ?? home, box) / 100 +
        (piece === null ? 0 : covered(piece, apart) * 1000) +
        sum(pressed.map((one) => covered(one, box))) * 50 +
        sum(inSight.map((one) => covered(one, box))) * 5;
      if (cost >= least) continue;
      least = cost;
      best = { left, top };
    }
  }
  return best;
}

function placesBetween(from: number, to: number): number[] {
  const count = Math.max(0, Math.floor((to - from) / GRID));
  return [...Array.from({ length: count + 1 }, (_, nth) => from + nth * GRID), to];
}

/** How much of it the bubble would cover, from 0 to 1. */
function covered(what: Box, by: Box): number {
  const across = Math.min(what.left + what.width, by.left + by.width) - Math.max(what.left, by.left);
  const down = Math.min(what.top + what.height, by.top + by.height) - Math.max(what.top, by.top);
  return across > 0 && down > 0 ? (across * down) / Math.max(1, what.width * what.height) : 0;
}

function distance(one: Box, other: Box): number {
  const across = Math.max(one.left - other.left - other.width, other.left - one.left - one.width, 0);
  const down = Math.max(one.top - other.top - other.height, other.top - one.top - one.height, 0);
  const middles = Math.abs(one.left + one.width / 2 - other.left - other.width / 2);
  return Math.hypot(across, down) + middles / 8;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((so, number) => so + number, 0);
}
