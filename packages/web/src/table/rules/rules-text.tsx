import type { GameTable } from "@roundtable/kit";
import type { Chapter, GameText, PieceText } from "@roundtable/language";
import { t } from "../../i18n/index.ts";
import { ClauseText } from "./clause-text.tsx";
import { PieceFigure } from "./piece-figure.tsx";

interface RulesTextProps {
  readonly chapters: readonly Chapter[];
  readonly pieces: readonly (readonly [kind: string, piece: PieceText])[];
  /** The ids of all clauses, to know which numbers are links. */
  readonly ids: ReadonlySet<string>;
  /** The id of the clause to scroll to. */
  readonly wanted: string;
  readonly table: GameTable;
}

/** Chapters of the rules, and pieces with their explanations. */
export function RulesText({ chapters, pieces, ids, wanted, table }: RulesTextProps) {
  const says = t.value.table;
  return (
    <>
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
    </>
  );
}

export function clauseIds({ rules }: GameText): ReadonlySet<string> {
  return new Set(rules.flatMap(({ clauses }) => clauses.map(({ id }) => id ?? "")));
}
