const MARGIN = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Finds the position in which a box of this size covers least of the given boxes. It belongs to the first of them. */
export function popoverPosition(size: Size, seen: readonly Box[], page: Size): { left: number; top: number } {
  const [piece] = seen;
  if (piece === undefined) return { left: MARGIN, top: MARGIN };
  const middle = {
    left: piece.left + (piece.width - size.width) / 2,
    top: piece.top + (piece.height - size.height) / 2,
  };
  const beyond = { right: page.width - size.width - MARGIN, bottom: page.height - size.height - MARGIN };
  const places = [
    { left: middle.left, top: piece.top - size.height - MARGIN },
    { left: middle.left, top: piece.top + piece.height + MARGIN },
    { left: piece.left + piece.width + MARGIN, top: middle.top },
    { left: piece.left - size.width - MARGIN, top: middle.top },
    { left: MARGIN, top: MARGIN },
    { left: beyond.right, top: MARGIN },
    { left: MARGIN, top: beyond.bottom },
    { left: beyond.right, top: beyond.bottom },
  ].map(({ left, top }) => ({
    left: Math.max(MARGIN, Math.min(left, beyond.right)),
    top: Math.max(MARGIN, Math.min(top, beyond.bottom)),
  }));
  const covered = (place: { left: number; top: number }) =>
    seen.reduce((sum, one) => sum + shared({ ...place, ...size }, one), 0);
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

/** How many square pixels two boxes share. */
function shared(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}
