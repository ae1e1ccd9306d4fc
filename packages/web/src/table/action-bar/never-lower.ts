import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * Keeps the greatest height it had since the window was last turned or resized: looking from answer to answer must not
 * move them away from under the pointer.
 */
export function useNeverLower() {
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    let width = 0;
    // Told when the page is laid out in any case: to measure sooner would lay it out twice.
    const sized = new ResizeObserver(() => {
      if (width !== element.offsetWidth) element.style.minHeight = "";
      width = element.offsetWidth;
      element.style.minHeight = `${element.offsetHeight}px`;
    });
    sized.observe(element);
    return () => sized.disconnect();
  }, []);
  return box;
}
