/** The rectangle of every piece with a `data-key`, measured on the screen. */
export type Places = ReadonlyMap<string, DOMRect>;

export interface Shift {
  readonly element: Element;
  /** The distance back to the old place, in the element's own units. */
  readonly x: number;
  readonly y: number;
}

export interface Moves {
  readonly moved: readonly Shift[];
  readonly fresh: readonly Element[];
}

export function keyed(board: ParentNode): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const element of board.querySelectorAll("[data-key]")) {
    const key = element.getAttribute("data-key");
    if (key !== null) found.set(key, element);
  }
  return found;
}

export function placesOf(board: ParentNode): Places {
  return new Map([...keyed(board)].map(([key, element]) => [key, element.getBoundingClientRect()]));
}

/**
 * Compares the board with the places measured before (the FLIP technique): which pieces have moved, and which are new.
 * A piece that stands on a moved piece is not moved twice.
 */
export function movesSince(before: Places, board: ParentNode): Moves {
  const now = keyed(board);
  const onScreen = new Map<Element, { x: number; y: number }>();
  const fresh: Element[] = [];
  for (const [key, element] of now) {
    const old = before.get(key);
    if (old === undefined) fresh.push(element);
    else onScreen.set(element, between(element.getBoundingClientRect(), old));
  }
  const moved: Shift[] = [];
  for (const [element, shift] of onScreen) {
    const carrier = element.parentElement?.closest("[data-key]");
    const carried = (carrier == null ? undefined : onScreen.get(carrier)) ?? { x: 0, y: 0 };
    const x = shift.x - carried.x;
    const y = shift.y - carried.y;
    if (Math.abs(x) + Math.abs(y) >= 1) moved.push({ element, ...inOwnUnits(element, x, y) });
  }
  return { moved, fresh };
}

/** The distance from the last of these places back to each of them, in the element's own units. */
export function wayOver(element: Element, places: readonly Element[]): { x: number; y: number }[] {
  const end = places.at(-1)?.getBoundingClientRect();
  if (end === undefined) return [];
  return places.map((place) => {
    const { x, y } = between(end, place.getBoundingClientRect());
    return inOwnUnits(element, x, y);
  });
}

function between(now: DOMRect, old: DOMRect): { x: number; y: number } {
  return {
    x: old.x + old.width / 2 - (now.x + now.width / 2),
    y: old.y + old.height / 2 - (now.y + now.height / 2),
  };
}

/** `translate` on an SVG element counts in the units of the drawing, which the page may have scaled or turned. */
function inOwnUnits(element: Element, x: number, y: number): { x: number; y: number } {
  const parent = element.parentElement;
  if (!(element instanceof SVGGraphicsElement) || !(parent instanceof SVGGraphicsElement)) return { x, y };
  const matrix = parent.getScreenCTM();
  if (matrix === null) return { x, y };
  const { a, b, c, d } = matrix;
  const area = a * d - b * c;
  if (area === 0) return { x, y };
  return { x: (d * x - c * y) / area, y: (a * y - b * x) / area };
}
