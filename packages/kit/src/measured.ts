import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** Computes a value from the size of a box in pixels, and again when that changes; `first` until the box has a size. */
export function useMeasured<Measure>(
  box: RefObject<HTMLElement | null>,
  first: Measure,
  measure: (width: number, height: number) => Measure,
): Measure {
  const [measured, setMeasured] = useState(first);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const follow = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0) setMeasured(() => measure(clientWidth, clientHeight));
    };
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, measure]);
  return measured;
}
