interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

interface Around {
  /** The piece that the bubble is about. It is covered only if there is no other way. */
  readonly piece: Box | null;
  /** The best place for a bubble that is about no piece. */
  readonly home: Box;
  /** The buttons to press, and the question. They are covered only if the piece would be otherwise. */
  readonly pressed: readonly Box[];
  /** Elements that should stay visible if possible. */
  readonly inSight: readonly Box[];
  readonly page: Size;
}

const MARGIN = 8;
/** The distance in pixels between the places that are tried. */
const GRID = 8;

/** The place where a bubble of this size covers nothing important and is nearest to its piece, or to its home. */
export function placeOfBubble(
  size: Size,
  { piece, home, pressed, inSight, page }: Around,
): { left: number; top: number } {
  const right = Math.max(MARGIN, page.width - size.width - MARGIN);
  const bottom = Math.max(MARGIN, page.height - size.height - MARGIN);
  let best = { left: MARGIN, top: MARGIN };
  let least = Infinity;
  const goal = piece ?? home;
  const [goalLeft, goalTop, goalWidth, goalHeight] = [goal.left, goal.top, goal.width, goal.height];
  const covers = [
    ...(piece === null ? [] : [coverOf(piece, 1000, MARGIN)]),
    ...pressed.map((box) => coverOf(box, 50)),
    ...inSight.map((box) => coverOf(box, 5)),
  ];
  // The nearest places come first. Distance costs more than anything covered can save, so most places are never
  // examined.
  const lefts = placesBetween(MARGIN, right)
    .map((left) => ({
      left,
      apart: gap(goalLeft, goalWidth, left, size.width),
      aside: Math.abs(goalLeft + goalWidth / 2 - left - size.width / 2) / 8,
    }))
    .toSorted((one, other) => one.apart + one.aside - other.apart - other.aside);
  const tops = placesBetween(MARGIN, bottom)
    .map((top) => ({ top, above: gap(goalTop, goalHeight, top, size.height) }))
    .toSorted((one, other) => one.above - other.above);
  for (const { top, above } of tops) {
    if (above / 100 >= least) break;
    for (const { left, apart, aside } of lefts) {
      if ((apart + aside) / 100 >= least) break;
      const far = (Math.sqrt(apart * apart + above * above) + aside) / 100;
      const cost = far + costAt(left, top, size, covers, least - far);
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

/**
 * An element that the bubble may cover: its edges, and the cost of each covered square pixel. Each element is measured
 * once.
 */
interface Cover {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly perPixel: number;
  /** How far around the bubble counts as covered, too. */
  readonly margin: number;
}

/** `cost` is the cost of covering all of it. */
function coverOf({ left, top, width, height }: Box, cost: number, margin = 0): Cover {
  const perPixel = cost / Math.max(1, width * height);
  return { left, top, right: left + width, bottom: top + height, perPixel, margin };
}

/** The cost of covering everything at this place. Stops early once it exceeds `most`. */
function costAt(
  left: number,
  top: number,
  { width, height }: Size,
  covers: readonly Cover[],
  tooMuch: number,
): number {
  let cost = 0;
  for (const of of covers) {
    const across = Math.min(of.right, left + width + of.margin) - Math.max(of.left, left - of.margin);
    if (across <= 0) continue;
    const down = Math.min(of.bottom, top + height + of.margin) - Math.max(of.top, top - of.margin);
    if (down <= 0) continue;
    cost += across * down * of.perPixel;
    if (cost >= tooMuch) return cost;
  }
  return cost;
}

/** The gap between two intervals. */
function gap(from: number, length: number, other: number, otherLength: number): number {
  return Math.max(from - other - otherLength, other - from - length, 0);
}
