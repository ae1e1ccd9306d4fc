import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { Dialog } from "../../parts/dialog.tsx";
import type { FrameProps } from "../frame.tsx";
import { PieceFigure } from "./piece-figure.tsx";
import { openClause } from "./open-clause.ts";

/** The whole rules at hand while playing, and every piece with its explanation. */
export function RulesDialog({ text, table }: FrameProps) {
  const says = t.value.table;
  const [search, setSearch] = useState("");
  const page = useRef<HTMLDivElement>(null);
  const wanted = openClause.value ?? "";
  useEffect(() => {
    if (wanted !== "") page.current?.querySelector(`[data-clause="${CSS.escape(wanted)}"]`)?.scrollIntoView();
  }, [wanted]);
  const has = (...words: string[]) =>
    words.some((word) => word.toLocaleLowerCase().includes(search.toLocaleLowerCase()));
  const chapters = text.rules
    .map(({ title, clauses }) => ({
      title,
      clauses: clauses.filter(({ id, text }) => has(title, id ?? "", text)),
    }))
    .filter(({ clauses }) => clauses.length > 0);
  const pieces = Object.entries(text.piece).filter(([, { name, help }]) => has(name, help));
  return (
    <Dialog title={says.rulesOf(text.name)} onClose={() => (openClause.value = null)} shape="sheet">
      <input
        type="search"
        value={search}
        aria-label={says.searchRules}
        placeholder={says.searchRules}
        onInput={(event) => setSearch(event.currentTarget.value)}
      />
      <div class="rules" ref={page}>
        {chapters.map(({ title, clauses }) => (
          <section key={title}>
            <h3>{title}</h3>
            {clauses.map(({ id, text }) => (
              <p key={id ?? text} data-clause={id} data-wanted={id === wanted ? "" : undefined}>
                {id !== undefined && <b class="clause">{id} </b>}
                {text}
              </p>
            ))}
          </section>
        ))}
        {pieces.length > 0 && (
          <section>
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
