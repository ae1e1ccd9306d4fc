import { useState } from "preact/hooks";

interface Listed {
  readonly id: string;
}

/** An item of a list; `isGone` if it only keeps its place. */
export interface ListItem<Item> {
  readonly item: Item;
  readonly isGone: boolean;
}

/**
 * The list to show. While it is held, every item keeps its place: removed items stay where they were, and new ones
 * wait, unless they come after all others.
 */
export function steadied<Item extends Listed>(
  shown: readonly ListItem<Item>[],
  now: readonly Item[],
  isHeld: boolean,
): readonly ListItem<Item>[] {
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
  readonly shown: readonly ListItem<Item>[];
}

function isSame<Item>(one: readonly ListItem<Item>[], other: readonly ListItem<Item>[]): boolean {
  const isAt = ({ item, isGone }: ListItem<Item>, nth: number): boolean =>
    other[nth]?.item === item && other[nth].isGone === isGone;
  return one.length === other.length && one.every(isAt);
}

/** A list whose items do not move under a pointer, a finger or the focus. When `chosen` changes, it starts over. */
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
    /** How many new items wait to be shown. */
    fresh: now.filter(({ id }) => !shown.some(({ item }) => item.id === id)).length,
    /** Whether every item is in its proper place. */
    isInOrder: shown.length === now.length && shown.every(({ item }, nth) => item.id === now[nth]?.id),
    showAll: () => setBefore({ chosen, shown: steadied([], now, false) }),
    /** Handlers for the element around the list. */
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
