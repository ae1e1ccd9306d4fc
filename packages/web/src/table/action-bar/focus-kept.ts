import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/**
 * What was pressed goes away with its question, and the focus with it. It goes on to the sentence that stands in its
 * place, never to an answer: who pressed Enter twice must not have answered twice.
 */
export function useFocusKept(
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
    // Taken from what is about to go: a page has to be laid out at once when what has the focus leaves it.
    const focused = document.activeElement;
    if (waiting && focused instanceof HTMLElement && focused.matches(".bar [data-answer]")) focused.blur();
  }, [waiting]);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && wasHere.current)
      bar.current?.querySelector<HTMLElement>(".bar-question")?.focus({ preventScroll: true });
  }, [bar, question, waiting]);
}
