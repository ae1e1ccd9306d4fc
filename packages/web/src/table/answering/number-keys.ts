import type { Choosing } from "./choosing.ts";

/** The keys 1 to 9 and 0, in the order in which the answers stand in the bar. */
export const NUMBER_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"] as const;

/** A number gives the answer that carries it, wherever the focus is, unless somebody writes or a dialog is open. */
export function listenForNumbers(page: Document, choosing: Choosing): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (isWriting(event.target) || page.querySelector("dialog[open]") !== null) return;
    const nth = NUMBER_KEYS.findIndex((key) => key === pressed(event));
    if (nth === -1 || !choosing.pressNth(nth)) return;
    event.preventDefault();
  };
  page.addEventListener("keydown", hear);
  return () => page.removeEventListener("keydown", hear);
}

/** By its place on the keyboard, for where digits need Shift; else by what it writes, as on a block of digits. */
function pressed({ code, key }: KeyboardEvent): string {
  return code.startsWith("Digit") ? code.slice("Digit".length) : key;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
