import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * Keeps the greatest height it had since the window was last turned or resized: looking from answer to answer must not
 * move them away from under the pointer.
 */
export function useNeverLower() {
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (box.current !== null) keepHeight(box.current);
  });
  return box;
}

function keepHeight(box: HTMLElement): void {
  const width = `${box.offsetWidth}`;
  if (box.dataset["width"] !== width) box.style.minHeight = "";
  box.dataset["width"] = width;
  box.style.minHeight = `${box.offsetHeight}px`;
}
