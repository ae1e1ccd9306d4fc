/**
 * Spread it on any piece, HTML or SVG: `<g {...explain("lance")}>`. Hovering, focusing, tapping or long-pressing it
 * opens its tooltip with name, picture, sentence and clause from `text.piece[kind]`. A screen reader reads the
 * sentence.
 */
export function explain(kind: string) {
  return { "data-explain": kind, "aria-describedby": aboutId(kind) } as const;
}

/** The id of the hidden element with the sentence about a piece, for screen readers. */
export function aboutId(kind: string): string {
  return `about-${kind}`;
}

/**
 * Spread it on a symbol that stands for words: hovering, focusing, tapping or long-pressing it shows them. Screen
 * readers read its name, which the page itself must give.
 */
export function inWords(words: string) {
  return { "data-in-words": words } as const;
}
