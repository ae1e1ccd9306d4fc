import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/**
 * A pressed answer disappears with its question, and the focus would be lost. It moves to the sentence in its place,
 * and never to an answer: somebody who presses Enter twice must not answer twice.
 */
export function useKeepFocus(
  bar: RefObject<HTMLElement | null>,
  question: string | null,
  waiting: boolean,
): void {
  const wasHere = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasHere.current = target instanceof Element && target.closest("[data-answer], .bar-question") !== null;
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    // The focus moves before the element is removed: removing a focused element makes the browser lay out the page at
    // once.
    const focused = document.activeElement;
    if (waiting && focused instanceof HTMLElement && focused.matches(".bar [data-answer]")) focused.blur();
  }, [waiting]);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && wasHere.current)
      bar.current?.querySelector<HTMLElement>(".bar-question")?.focus({ preventScroll: true });
  }, [bar, question, waiting]);
}
