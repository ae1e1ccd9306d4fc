/**
 * Spread it on any piece: hovering, focusing, tapping or long-pressing it opens its pop-over (name, picture, sentence,
 * clause), taken from `text.piece[kind]`; a screen reader reads the sentence. `<g {...explain("lance")}>`. Works on HTML
 * and SVG.
 */
export function explain(kind: string) {
  return { "data-explain": kind, "aria-describedby": aboutId(kind) } as const;
}

/** Where the page keeps the sentence about a piece for those who listen. */
export function aboutId(kind: string): string {
  return `about-${kind}`;
}
