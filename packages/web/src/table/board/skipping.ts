import type { Showing } from "./showing.ts";

/** Where a press means something else. */
const ELSEWHERE = "dialog, .head, .column, .recap, input, textarea, select";
/** Keys that only lead somewhere. */
const LEADING = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "AltGraph"]);

/** Any press at the table, by pointer or key, skips ahead to where the match is. */
export function skipOnPress(root: HTMLElement, showing: Showing): () => void {
  const listening = new AbortController();
  const skip = ({ target }: Event) => {
    if (showing.busy.peek() && !(target instanceof Element && target.closest(ELSEWHERE) !== null))
      showing.hurry();
  };
  root.addEventListener("click", skip, { signal: listening.signal });
  // A page on which nothing has been pressed yet has its focus nowhere.
  document.addEventListener(
    "keydown",
    (event) => {
      if (!LEADING.has(event.key)) skip(event);
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}
