import * as v from "valibot";

/** How many a page of a list holds. */
export const PAGE = 50;

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Where the next page begins; null where this is the last. */
  readonly more: string | null;
}

/** Where a page of a list ends: by what the list is ordered, and by id where that is the same. The largest come first. */
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

/** As a client is given it, to be handed back as it is. */
function cursorOf({ at, id }: PageKey): string {
  return Buffer.from(`${at} ${id}`).toString("base64url");
}

/** Null for what is none of ours. */
export function pageKey(cursor: string): PageKey | null {
  const read = v.safeParse(Written, cursor);
  if (!read.success) return null;
  const [at = "", id = ""] = read.output.split(" ");
  return { at: Number(at), id };
}

/** Before everything. */
export const FIRST: PageKey = { at: Number.MAX_SAFE_INTEGER, id: "" };

/** A page of what was read, if one more was read than it holds. */
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
