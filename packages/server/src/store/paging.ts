/** The number of items on a page. */
const PAGE = 30;

/** The last item of a page. */
export interface PageKey {
  readonly at: number;
  readonly id: string;
}

export interface Page<Item> {
  readonly list: readonly Item[];
  readonly next: string | null;
}

/** One more row is read than shown, to know whether there is another page. */
export const ASKED = PAGE + 1;

/** Where a page begins; without a cursor, at the start. */
export function keyFrom(before: string | undefined): PageKey {
  const [at = "", id = ""] = (before ?? "").split(".");
  return before === undefined ? { at: Number.MAX_SAFE_INTEGER, id: "" } : { at: Number(at), id };
}

export function pageOf<Row extends PageKey, Item>(
  rows: readonly Row[],
  itemOf: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  const next = rows.length > PAGE && last !== undefined ? `${last.at}.${last.id}` : null;
  return { list: shown.map(itemOf), next };
}
