import { useState } from "preact/hooks";

interface Listed {
  readonly id: string;
}

/** What stands in a list; `isGone` if it only keeps its place. */
export interface Shown<Item> {
  readonly item: Item;
  readonly isGone: boolean;
}

/**
 * The list as it may be shown. While it is held, everything keeps its place: what has gone stays where it was, and what is
 * new waits, unless it comes after all that is shown.
 */
export function steadied<Item extends Listed>(
  shown: readonly Shown<Item>[],
  now: readonly Item[],
  isHeld: boolean,
): readonly Shown<Item>[] {
  if (!isHeld) return now.map((item) => ({ item, isGone: false }));
  const known = new Set(shown.map(({ item }) => item.id));
  const lastKnown = now.findLastIndex(({ id }) => known.has(id));
  const later = now.slice(lastKnown + 1).map((item) => ({ item, isGone: false }));
  const kept = shown.map(({ item }) => {
    const still = now.find(({ id }) => id === item.id);
    return still === undefined ? { item, isGone: true } : { item: still, isGone: false };
  });
  return [...kept, ...(lastKnown < 0 && shown.length > 0 ? [] : later)];
}

interface Before<Item> {
  readonly chosen: string;
  readonly shown: readonly Shown<Item>[];
}

function isSame<Item>(one: readonly Shown<Item>[], other: readonly Shown<Item>[]): boolean {
  const isAt = ({ item, isGone }: Shown<Item>, nth: number): boolean =>
    other[nth]?.item === item && other[nth].isGone === isGone;
  return one.length === other.length && one.every(isAt);
}

/**
 * A list that does not change its places under a pointer, a finger or the focus. What somebody has chosen to see instead is
 * another list, which begins anew.
 */
export function useSteady<Item extends Listed>(now: readonly Item[], chosen = "") {
  const isTouched = matchMedia("(hover: none)").matches;
  const [isHeld, setHeld] = useState(isTouched);
  const [before, setBefore] = useState<Before<Item>>({ chosen, shown: [] });
  const shown = steadied(before.chosen === chosen ? before.shown : [], now, isHeld);
  if (before.chosen !== chosen || !isSame(before.shown, shown)) setBefore({ chosen, shown });
  const isIn = (element: EventTarget | null, other: EventTarget | null) =>
    element instanceof Node && other instanceof Node && element.contains(other);
  return {
    shown,
    /** How many wait to be shown. */
    fresh: now.filter(({ id }) => !shown.some(({ item }) => item.id === id)).length,
    /** Whether everything stands where it belongs. */
    isInOrder: shown.length === now.length && shown.every(({ item }, nth) => item.id === now[nth]?.id),
    showAll: () => setBefore({ chosen, shown: steadied([], now, false) }),
    /** For the element in which the list stands. */
    holding: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: ({ currentTarget }: PointerEvent) =>
        setHeld(isTouched || isIn(currentTarget, document.activeElement)),
      onFocusIn: () => setHeld(true),
      onFocusOut: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setHeld(isTouched || isIn(currentTarget, relatedTarget)),
    },
  };
}
