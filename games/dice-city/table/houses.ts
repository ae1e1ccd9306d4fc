/** A house in a street seen from the front, its lower left corner at the origin. */
export interface House {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly roof: string;
  /** The upper left corner of each. */
  readonly windows: readonly string[];
  readonly door: number;
}

const WEST = -120;
const EAST = 720;

/** The same street on every screen: house beside house, none quite like its neighbour. */
export function streetOf(seed: number, size: number): House[] {
  const next = drawnBy(seed);
  const houses: House[] = [];
  for (let x = WEST; x < EAST;) {
    const width = Math.round((24 + next() * 20) * size);
    const height = Math.round((24 + next() * 16) * size);
    houses.push({
      x,
      width,
      height,
      roof: roofOf(width, height, next(), size),
      windows: windowsOf(width, height, next()),
      door: Math.round(width / 2 - 4),
    });
    x += width + Math.round(next() * 3);
  }
  return houses;
}

/** Gables, hips, stepped gables and turrets. */
function roofOf(width: number, height: number, kind: number, size: number): string {
  const rise = Math.round((14 + kind * 12) * size);
  const top = -height - rise;
  if (kind < 0.35) return `M-3 ${-height}L${width / 2} ${top}L${width + 3} ${-height}z`;
  if (kind < 0.6) return `M-3 ${-height}L${width * 0.22} ${top + 5}H${width * 0.78}L${width + 3} ${-height}z`;
  if (kind < 0.8) {
    const step = width / 6;
    return `M0 ${-height}v-6h${step}v-6h${step}v-6h${2 * step}v6h${step}v6h${step}v6z`;
  }
  return `M-2 ${-height}Q${width * 0.4} ${-height - 4} ${width / 2} ${top - 12}Q${width * 0.6} ${-height - 4} ${width + 2} ${-height}z`;
}

function windowsOf(width: number, height: number, more: number): string[] {
  const rows = height > 34 && more > 0.3 ? 2 : 1;
  return Array.from({ length: rows }, (_, row) => -height + 6 + row * 11).flatMap((y) =>
    [0.16, 0.68].map((share) => `${Math.round(width * share)} ${Math.round(y)}`),
  );
}

function drawnBy(seed: number): () => number {
  let state = seed * 7919;
  return () => {
    state = (state * 48_271 + 11) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
