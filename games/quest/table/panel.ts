import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Something laid over the table: it takes the focus, Escape puts it away, and the focus goes back where it was. */
export function usePanel(onClose: () => void): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  // Before it is painted, so that a key pressed at once is already the panel's.
  useLayoutEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      // What had the focus may have been out of sight so far.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
      });
    };
  }, []);
  useLayoutEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onClose();
    };
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [onClose]);
  return panel;
}
