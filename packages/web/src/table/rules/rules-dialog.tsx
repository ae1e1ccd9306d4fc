import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { Dialog } from "../../parts/dialog.tsx";
import type { FrameProps } from "../frame.tsx";
import { ClauseText } from "./clause-text.tsx";
import { folded } from "./folded.ts";
import { PieceFigure } from "./piece-figure.tsx";
import { openClause } from "./open-clause.ts";

/** The whole rules at hand while playing, and every piece with its explanation. */
export function RulesDialog({ text, table }: Pick<FrameProps, "text" | "table">) {
  const says = t.value.table;
  const [search, setSearch] = useState("");
  const page = useRef<HTMLDivElement>(null);
  const wanted = openClause.value ?? "";
  useEffect(() => {
    if (wanted !== "") page.current?.querySelector(`[data-clause="${CSS.escape(wanted)}"]`)?.scrollIntoView();
  }, [wanted]);
  const ids = useMemo(
    () => new Set(text.rules.flatMap(({ clauses }) => clauses.map(({ id }) => id ?? ""))),
    [text],
  );
  const sought = folded(search);
  const has = (...words: string[]) => words.some((word) => folded(word).includes(sought));
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
      <input
        type="search"
        value={search}
        aria-label={says.searchRules}
        placeholder={says.searchRules}
        onInput={(event) => setSearch(event.currentTarget.value)}
      />
      <nav class="rules-contents" aria-label={says.contents}>
        {titles.map((title) => (
          <button key={title} type="button" class="clause-link" onClick={() => scrollTo(title)}>
            {title}
          </button>
        ))}
      </nav>
      <div class="rules" ref={page}>
        {chapters.map(({ title, clauses }) => (
          <section key={title} data-chapter={title}>
            <h3>{title}</h3>
            {clauses.map(({ id, text }) => (
              <div
                key={id ?? text}
                class="clause"
                data-clause={id}
                data-wanted={id === wanted ? "" : undefined}
              >
                {id !== undefined && <b>{id}</b>}
                <ClauseText text={text} ids={ids} />
              </div>
            ))}
          </section>
        ))}
        {pieces.length > 0 && (
          <section data-chapter={says.pieces}>
            <h3>{says.pieces}</h3>
            <dl class="pieces">
              {pieces.map(([kind, { name, help }]) => (
                <div key={kind}>
                  <PieceFigure kind={kind} table={table} />
                  <dt>{name}</dt>
                  <dd>{help}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {chapters.length + pieces.length === 0 && <p class="hint">{says.noRules}</p>}
      </div>
    </Dialog>
  );
}
