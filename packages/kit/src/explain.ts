/**
 * Spread it on any piece: hovering, focusing or long-pressing it opens its pop-over (name, picture, sentence, clause),
 * taken from `text.piece[kind]`. `<g {...explain("lance")}>`. Works on HTML and SVG.
 */
export function explain(kind: string): { readonly "data-explain": string } {
  return { "data-explain": kind };
}
