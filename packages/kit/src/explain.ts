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

/**
 * Spread it on a sign that stands for words: hovering, focusing, tapping or long-pressing it shows them. Those who listen
 * hear its name, which is the page's own to give.
 */
export function inWords(words: string) {
  return { "data-in-words": words } as const;
}
