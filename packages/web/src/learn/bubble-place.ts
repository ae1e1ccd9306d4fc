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
  /** What is to be pressed, and the question: covered only if the piece would be otherwise. */
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
  const goal = piece ?? home;
  const lefts = placesBetween(MARGIN, right).map((left) => ({
    left,
    apart: gap(goal.left, goal.width, left, size.width),
    aside: Math.abs(goal.left + goal.width / 2 - left - size.width / 2) / 8,
  }));
  for (const top of placesBetween(MARGIN, bottom)) {
    const above = gap(goal.top, goal.height, top, size.height);
    for (const { left, apart, aside } of lefts) {
      // Nothing makes up for being too far away: most places are given up before anything else is looked at.
      let cost = (Math.sqrt(apart * apart + above * above) + aside) / 100;
      if (cost >= least) continue;
      const box = { left, top, ...size };
      if (piece !== null) cost += covered(piece, widened(box)) * 1000;
      if (cost >= least) continue;
      cost += coveredOf(pressed, box) * 50 + coveredOf(inSight, box) * 5;
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

/** How far apart two stretches of a line are. */
function gap(one: number, length: number, other: number, otherLength: number): number {
  return Math.max(one - other - otherLength, other - one - length, 0);
}

function coveredOf(boxes: readonly Box[], by: Box): number {
  let sum = 0;
  for (const box of boxes) sum += covered(box, by);
  return sum;
}

function widened({ left, top, width, height }: Box): Box {
  return {
    left: left - MARGIN,
    top: top - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  };
}
