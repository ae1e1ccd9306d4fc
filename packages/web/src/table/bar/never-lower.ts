import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * Keeps the greatest height it had since the window was last turned or resized: looking from answer to answer must not
 * move them away from under the pointer.
 */
export function useNeverLower() {
  const box = useRef<HTMLParagraphElement>(null);
  const width = useRef(0);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    if (current.offsetWidth !== width.current) current.style.minHeight = "";
    width.current = current.offsetWidth;
    current.style.minHeight = `${current.offsetHeight}px`;
  });
  return box;
}
