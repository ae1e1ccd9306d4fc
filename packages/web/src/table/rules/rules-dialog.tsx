import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { Dialog } from "../../parts/dialog.tsx";
import type { FrameProps } from "../frame.tsx";
import { foldDiacritics } from "./fold-diacritics.ts";
import { openClause } from "./open-clause.ts";
import { clauseIds, RulesText } from "./rules-text.tsx";

/** The whole rules, and every piece with its explanation, for reading during a match. */
export function RulesDialog({ game, text, table }: Pick<FrameProps, "game" | "text" | "table">) {
  const says = t.value.table;
  const page = useRef<HTMLDivElement>(null);
  const open = openClause.value;
  const [search, setSearch] = useState({ words: "", at: open });
  // A link opens its clause even if the search would hide it.
  const words = search.at === open ? search.words : "";
  const wanted = open?.id ?? "";
  useEffect(() => {
    if (open !== null)
      page.current?.querySelector(`[data-clause="${CSS.escape(open.id)}"]`)?.scrollIntoView();
  }, [open]);
  const ids = useMemo(() => clauseIds(text), [text]);
  const sought = foldDiacritics(words);
  const has = (...words: string[]) => words.some((word) => foldDiacritics(word).includes(sought));
  const chapters = text.rules
    .map(({ title, clauses }) => ({
      title,
      clauses: clauses.filter(({ id, text }) => has(title, id ?? "", text)),
    }))
    .filter(({ clauses }) => clauses.length > 0);
  const pieces = Object.entries(text.piece).filter(([, { name, help }]) => has(name, help));
  const titles = [...chapters.map(({ title }) => title), ...(pieces.length > 0 ? [says.pieces] : [])];
  const scrollTo = (title: string) =>
    page.current?.querySelector(`[data-chapter="${CSS.escape(title)}"]`)?.scrollIntoView();
  return (
    <Dialog title={says.rulesOf(text.name)} onClose={() => (openClause.value = null)} shape="sheet">
      <p>
        <a href={`/how-to-play/${game.id}`}>{t.value.home.howToPlay}</a>
      </p>
      <input
        type="search"
        value={words}
        aria-label={says.searchRules}
        placeholder={says.searchRules}
        onInput={(event) => setSearch({ words: event.currentTarget.value, at: open })}
      />
      <nav class="rules-contents" aria-label={says.contents}>
        {titles.map((title) => (
          <button key={title} type="button" class="clause-link" onClick={() => scrollTo(title)}>
            {title}
          </button>
        ))}
      </nav>
      <div class="rules" ref={page}>
        <RulesText chapters={chapters} pieces={pieces} ids={ids} wanted={wanted} table={table} />
        {chapters.length + pieces.length === 0 && <p class="hint">{says.noRules}</p>}
      </div>
    </Dialog>
  );
}
