import type { ComponentChild, VNode } from "preact";
import { useRef } from "preact/hooks";

/**
 * Memoizes a drawing: it is drawn again only when its props change. Every event redraws the table around hundreds of
 * pieces that have not changed. The props must be strings and numbers.
 */
export function memoDrawing<Props extends object>(
  Drawing: (props: Props) => ComponentChild,
): (props: Props) => VNode {
  return function Memo(props: Props) {
    const kept = useRef<{ readonly props: Props; readonly drawn: VNode } | null>(null);
    if (kept.current === null || !isSame(kept.current.props, props))
      kept.current = { props, drawn: <Drawing {...props} /> };
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
