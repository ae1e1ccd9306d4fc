import type { ComponentChild, VNode } from "preact";
import { useRef } from "preact/hooks";

/**
 * The same drawing, drawn again only when it is told something else: whatever happens, a table is drawn anew around
 * hundreds of pieces that have not changed. What it is told are words and numbers.
 */
export function keptDrawing<Told extends object>(
  Drawing: (told: Told) => ComponentChild,
): (told: Told) => VNode {
  return function Kept(told: Told) {
    const kept = useRef<{ readonly told: Told; readonly drawn: VNode } | null>(null);
    if (kept.current === null || !isSame(kept.current.told, told))
      kept.current = { told, drawn: <Drawing {...told} /> };
    return kept.current.drawn;
  };
}

function isSame(one: object, other: object): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && Object.is(Reflect.get(one, name), Reflect.get(other, name)))
  );
}
