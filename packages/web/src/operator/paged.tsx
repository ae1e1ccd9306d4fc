import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import type { OperatorText } from "./i18n/index.ts";
import { fetchPage, type Lists } from "./requests.ts";

type ItemOf<Name extends keyof Lists> = Lists[Name]["list"][number];

interface PagedProps<Name extends keyof Lists> {
  readonly name: Name;
  readonly q?: string;
  readonly says: OperatorText;
  /** Renders an item; `done` is called after an action on it. */
  readonly renderItem: (item: ItemOf<Name>, done: () => void) => ComponentChildren;
}

/** A list that is loaded page by page, the newest first. */
export function Paged<Name extends keyof Lists>({ name, q = "", says, renderItem }: PagedProps<Name>) {
  const [items, setItems] = useState<readonly ItemOf<Name>[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [problem, setProblem] = useState(false);
  const read = useCallback(
    async (before: string | null, known: readonly ItemOf<Name>[]) => {
      try {
        const page = await fetchPage(name, { q, before });
        setItems([...known, ...(page.list as readonly ItemOf<Name>[])]);
        setNext(page.next);
        setProblem(false);
      } catch {
        setProblem(true);
      }
    },
    [name, q],
  );
  useEffect(() => void read(null, []), [read]);
  if (problem) return <p class="problem">{t.value.failed}</p>;
  if (items === null) return <p class="hint">{t.value.loading}</p>;
  if (items.length === 0) return <p class="hint">{says.empty}</p>;
  return (
    <>
      <ul class="operator-list">{items.map((item) => renderItem(item, () => void read(null, [])))}</ul>
      {next !== null && (
        <button type="button" class="plain" onClick={() => void read(next, items)}>
          {says.more}
        </button>
      )}
    </>
  );
}
