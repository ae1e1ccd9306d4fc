import type { AnimatedMatch } from "./animated-match.ts";

/** Presses inside these elements mean something else. */
const ELSEWHERE = "dialog, .head, .column, .recap, input, textarea, select";
/** Keys that only move the focus or modify another key. */
const LEADING = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "AltGraph"]);

/** Any press at the table, by pointer or key, skips the running animations. */
export function skipOnPress(root: HTMLElement, animated: AnimatedMatch): () => void {
  const listening = new AbortController();
  const skip = ({ target }: Event) => {
    if (animated.busy.peek() && !(target instanceof Element && target.closest(ELSEWHERE) !== null))
      animated.skip();
  };
  root.addEventListener("click", skip, { signal: listening.signal });
  // Listens on the document, because before the first press the focus is on no element of the table.
  document.addEventListener(
    "keydown",
    (event) => {
      if (!LEADING.has(event.key)) skip(event);
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}
