import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** A panel over the table: it takes the focus, Escape closes it, and the focus goes back where it was. */
export function usePanel(onClose: () => void): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  // In a layout effect, so that a key pressed at once already goes to the panel.
  useLayoutEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      // The element that had the focus may have been scrolled out of view.
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
