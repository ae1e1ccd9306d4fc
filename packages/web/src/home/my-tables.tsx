import { t } from "../i18n/index.ts";
import { MoreButton } from "../parts/more-button.tsx";
import { tableLists, loadMore } from "../table-list/table-lists.ts";
import { useSteady } from "../table-list/steady-list.ts";
import { MyTableCard } from "../table-list/table-card.tsx";

/** My tables, first those where it is my turn. None of them moves while I am about to press one. */
export function MyTables() {
  const { mine = [], more } = tableLists.value ?? {};
  const inOrder = mine.toSorted((one, other) => Number(other.myTurn) - Number(one.myTurn));
  const { shown, isInOrder, showAll, holding } = useSteady(inOrder);
  return (
    <section class="my-tables" aria-labelledby="mine" {...holding}>
      <header class="my-tables-head">
        <h1 id="mine">{t.value.home.yourTables}</h1>
        {!isInOrder && (
          <button type="button" class="plain" onClick={showAll}>
            {t.value.home.inOrder}
          </button>
        )}
      </header>
      <ul class="table-list">
        {shown.map(({ item, isGone }) => (
          <MyTableCard key={item.id} table={item} isGone={isGone} />
        ))}
      </ul>
      {more?.mine != null && <MoreButton onMore={() => loadMore("mine")} />}
    </section>
  );
}
