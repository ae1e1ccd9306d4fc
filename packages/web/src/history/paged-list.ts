import { useEffect, useState } from "preact/hooks";

/** A list that is fetched page by page (pagination): what has arrived, and how to get more. */
export interface PagedList<Item> {
  /** null until the first page has arrived */
  readonly items: readonly Item[] | null;
  /** null if there is no more */
  readonly more: (() => void) | null;
  /** Whether the last request failed. */
  readonly hasFailed: boolean;
}

interface Part<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** `fetch` gets the `next` of the previous page. The list starts over only when the component is mounted again. */
export function usePagedList<Item>(fetch: (after: string | null) => Promise<Part<Item>>): PagedList<Item> {
  const [have, setHave] = useState<Part<Item> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const load = async (after: string | null): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      const { items, next } = await fetch(after);
      setHave((before) => ({ items: [...(before?.items ?? []), ...items], next }));
    } catch {
      // The items stay, and so does the button to try again.
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => {
    void load(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it begins once
  }, []);
  const next = have?.next ?? null;
  const more = next === null || isBusy ? null : () => void load(next);
  return { items: have?.items ?? null, more, hasFailed };
}
