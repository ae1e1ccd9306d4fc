import { useEffect, useState } from "preact/hooks";

/** A list that comes in parts: what has come, and how to get more of it. */
export interface InParts<Item> {
  /** Null until the first part is there. */
  readonly items: readonly Item[] | null;
  /** Null where there is no more. */
  readonly more: (() => void) | null;
  /** What was asked for last has not come. */
  readonly hasFailed: boolean;
}

interface Part<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** `fetch` is asked with what the part before gave as `next`; the list begins anew only when the component does. */
export function useParts<Item>(fetch: (after: string | null) => Promise<Part<Item>>): InParts<Item> {
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
      // What is there stays, and the button to try again.
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
