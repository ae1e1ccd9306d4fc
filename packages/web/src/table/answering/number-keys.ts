import type { AnswerSelection } from "./answer-selection.ts";

/** The keys 1 to 9 and 0, in the order of the answers in the action bar. */
export const NUMBER_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"] as const;

/**
 * A number key presses the answer with that number, wherever the focus is, except while the person types or a dialog is
 * open.
 */
export function listenForNumbers(page: Document, selection: AnswerSelection): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (isWriting(event.target) || page.querySelector("dialog[open]") !== null) return;
    const nth = NUMBER_KEYS.findIndex((key) => key === pressed(event));
    if (nth === -1 || !selection.pressNth(nth)) return;
    event.preventDefault();
  };
  page.addEventListener("keydown", hear);
  return () => page.removeEventListener("keydown", hear);
}

/** By the key's position, since some keyboards need Shift for digits; else by its character, for the numeric keypad. */
function pressed({ code, key }: KeyboardEvent): string {
  return code.startsWith("Digit") ? code.slice("Digit".length) : key;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
