import { useEffect, useState } from "preact/hooks";

/** A list that is fetched page by page (pagination): what has arrived, and how to get more. */
export interface PagedList<Item> {
  /** null until the first page has arrived */
  readonly items: readonly Item[] | null;
  /** For a `MoreButton`; null if there is no more. */
  readonly more: (() => Promise<void>) | null;
  /** Whether the first page could not be fetched. */
  readonly hasFailed: boolean;
  /** Fetches the list from its beginning. */
  readonly reload: () => void;
}

export interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** `fetch` gets the `next` of the previous page. The list starts over when `key` changes; null waits. */
export function usePagedList<Item>(
  fetch: (after: string | null) => Promise<PageOf<Item>>,
  key: string | null = "",
): PagedList<Item> {
  const [pages, setPages] = useState<PageOf<Item> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [nth, setNth] = useState(0);
  useEffect(() => {
    if (key === null) return undefined;
    let isWanted = true;
    setFailed(false);
    fetch(null).then(
      (first) => isWanted && setPages(first),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `fetch` is a new function each time
  }, [key, nth]);
  const next = pages?.next ?? null;
  const more = async (): Promise<void> => {
    const page = await fetch(next);
    setPages((before) => ({ items: [...(before?.items ?? []), ...page.items], next: page.next }));
  };
  return {
    items: pages?.items ?? null,
    more: next === null ? null : more,
    hasFailed,
    reload: () => setNth(nth + 1),
  };
}
