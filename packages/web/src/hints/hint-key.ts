/**
 * The key H, by its position on the keyboard, which is the same in every alphabet. Ignored while the person types or a
 * dialog is open.
 */
export function listenForHintKey(page: Document, press: () => void): () => void {
  const hear = (event: KeyboardEvent) => {
    const { code, ctrlKey, altKey, metaKey, repeat, target } = event;
    if (code !== "KeyH" || ctrlKey || altKey || metaKey || repeat) return;
    const isWriting =
      target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
    if (isWriting || page.querySelector("dialog[open]") !== null) return;
    event.preventDefault();
    press();
  };
  page.addEventListener("keydown", hear);
  return () => page.removeEventListener("keydown", hear);
}
