import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * Keeps the greatest height that the element had since the window was last resized. Otherwise hovering one answer after
 * another would move them away from under the pointer.
 */
export function useStableHeight() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    let width = 0;
    // A ResizeObserver runs after layout. Measuring sooner would lay out the page twice.
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
