import * as v from "valibot";

/** The number of items on a page. */
export const PAGE = 50;

export interface Page<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page; null for the last. */
  readonly more: string | null;
}

/** The position in a list: the sort value, then the id. The largest come first. */
export interface PageKey {
  readonly at: number;
  readonly id: string;
}

const Written = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,200}$/),
  v.transform((text) => Buffer.from(text, "base64url").toString()),
  v.regex(/^-?\d{1,16} [\w-]{1,80}$/),
);

/** The form in which clients get it and send it back. */
function cursorOf({ at, id }: PageKey): string {
  return Buffer.from(`${at} ${id}`).toString("base64url");
}

/** null if it is not one of ours. */
export function pageKey(cursor: string): PageKey | null {
  const read = v.safeParse(Written, cursor);
  if (!read.success) return null;
  const [at = "", id = ""] = read.output.split(" ");
  return { at: Number(at), id };
}

/** The start of a list. */
export const FIRST: PageKey = { at: Number.MAX_SAFE_INTEGER, id: "" };

/** Makes a page of rows that were read with one extra. */
export function pageOf<Item, Shown>(
  read: readonly Item[],
  keyOf: (item: Item) => PageKey,
  show: (item: Item) => Shown,
): Page<Shown> {
  const items = read.slice(0, PAGE);
  const last = items.at(-1);
  return {
    items: items.map(show),
    more: read.length > PAGE && last !== undefined ? cursorOf(keyOf(last)) : null,
  };
}
