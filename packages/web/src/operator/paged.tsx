import type { ComponentChildren } from "preact";
import { t } from "../i18n/index.ts";
import { MoreButton } from "../parts/more-button.tsx";
import { usePagedList } from "../parts/paged-list.ts";
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

/** A list of the operator's page, the newest first. */
export function Paged<Name extends keyof Lists>({ name, q = "", says, renderItem }: PagedProps<Name>) {
  const { items, more, hasFailed, reload } = usePagedList<ItemOf<Name>>(async (before) => {
    const { list, next } = await fetchPage(name, { q, before });
    return { items: list, next };
  }, `${name} ${q}`);
  if (hasFailed) return <p class="problem">{t.value.failed}</p>;
  if (items === null) return <p class="hint">{t.value.loading}</p>;
  if (items.length === 0) return <p class="hint">{says.empty}</p>;
  return (
    <>
      <ul class="operator-list">{items.map((item) => renderItem(item, reload))}</ul>
      {more !== null && <MoreButton onMore={more} />}
    </>
  );
}
